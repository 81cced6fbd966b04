import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailedNotifications } from '#contract/transitions.ts';
import { addNotification } from '#server/core/notifications/addNotification.ts';
import { inBusiness } from '#server/database/inBusiness.ts';
import { approversOfKopi, ENVIRONMENT } from '../helpers/access/approversOfKopi.ts';
import { mailsTo, mailTo } from '../helpers/mails.ts';
import type { Person } from '../helpers/testApp.ts';

const APPROVER = 'approver@kopi.test';
const ACCOUNT = { bank: 'BCA', account_number: '0123456789', account_name: 'Siti Rahma' };

const kopi = approversOfKopi();

async function query(sql: string, values: readonly unknown[] = []): Promise<Record<string, string>[]> {
  return (await kopi.test.database.pool.query(sql, [...values])).rows;
}

/** Makes disbursements that wait for approval, of one minute: a test does not wait for the next one to begin. */
async function makeWaiting(count: number): Promise<{ id: string; external_id: string }[]> {
  const made = [];
  for (let index = 0; index < count; index++) {
    const { status, json } = await kopi.act(kopi.creator, 'disbursements/actions/create', {
      ...ACCOUNT,
      amount: String(60_000 + index),
    });
    expect([status, json.errors]).toEqual([200, undefined]);
    made.push({ id: json.id, external_id: (await kopi.read(`disbursements/${json.id}`)).external_id });
  }
  const key = 'approvals 2030-01-01T00:00Z';
  await query(`update notifications set mail_key = $1 where mail_key like 'approvals %'`, [key]);
  await query(
    `delete from queue_tasks where queue = 'notification-mail' and id not in
     (select id from queue_tasks where queue = 'notification-mail' order by due limit 1)`,
  );
  await query(`update queue_tasks set key = $1 where queue = 'notification-mail'`, [key]);
  return made;
}

/** Lets the minute end, and waits until its mails are written. */
async function endMinute(): Promise<void> {
  await query(`update queue_tasks set due = now() where queue = 'notification-mail'`);
  await expect
    .poll(() => query(`select error from queue_tasks where queue = 'notification-mail'`), { timeout: 15_000 })
    .toEqual([]);
}

async function newsTo(email: string): Promise<string[]> {
  const mails = await mailsTo(kopi.test, email);
  return mails
    .map(({ subject }) => subject)
    .filter((subject) => /approval|Approvals|persetujuan|Persetujuan/.test(subject));
}

async function turn(person: Person, status: 'ACTIVE' | 'INACTIVE'): Promise<void> {
  const payload = { account_notifications: [{ notify: 'mails.approvals', status }] };
  expect((await person.request('/api/users/update_notification', { method: 'PATCH', payload })).status).toBe(200);
}

// Rule notifications.mailed-kinds.
describe('the mail of notifications', () => {
  beforeAll(async () => {
    await kopi.first.request('/api/user', { method: 'PATCH', payload: { preferred_language: 'en' } });
    await kopi.settle(
      'needs_approval = true, approval_from = 20000, second_approval_from = null, self_approval = false',
    );
  });
  beforeEach(async () => {
    await query(`delete from queue_tasks where queue = 'notification-mail'`);
    await query(`update notifications set mail_key = null`);
    await query(`delete from outbox_messages where "to" like '%@kopi.test'`);
  });

  it('is queued by a trigger for each kind that is mailed', async () => {
    const triggers = await query(`select tgname from pg_trigger where tgfoid = 'mail_notification'::regproc`);
    expect(triggers.map(({ tgname }) => tgname).sort()).toEqual(
      mailedNotifications()
        .map(({ id }) => `mail_${id}`)
        .sort(),
    );
  });

  it('comes when its minute has ended, to those who get the notification, and not to the person who caused it', async () => {
    const [made] = await makeWaiting(1);
    expect(await newsTo(APPROVER)).toEqual([]);
    const [task] = await query(
      `select extract(epoch from due - scheduled)::float8 as wait from queue_tasks where queue = 'notification-mail'`,
    );
    expect(Number(task?.wait)).toBeGreaterThanOrEqual(15);
    expect(Number(task?.wait)).toBeLessThanOrEqual(75);
    await endMinute();
    const mail = await mailTo(kopi.test, APPROVER, /A disbursement waits for approval · Kopi Nusantara/);
    expect(mail.text).toContain(`Disbursement ${made?.external_id} of Rp60.000 waits for your approval.`);
    expect(mail.text).toContain(`/disbursements/${made?.id}?business=`);
    expect(mail.text).toContain(`environment=${ENVIRONMENT}`);
    expect(mail.text).toContain('/settings/profile?business=');
    expect(mail.text).not.toContain('%{');
    expect(await newsTo('viewer@kopi.test')).toEqual([]);
    expect(await newsTo('owner@kopi.test')).toEqual([]);
  });

  it('is one for all of its minute, which lists ten', async () => {
    const made = await makeWaiting(12);
    await endMinute();
    const mail = await mailTo(kopi.test, APPROVER, /Approvals \(12\) · Kopi Nusantara/);
    expect(await newsTo(APPROVER)).toHaveLength(1);
    for (const { external_id } of made.slice(0, 10)) expect(mail.text).toContain(external_id);
    expect(mail.text).not.toContain(made[10]?.external_id);
    expect(mail.text).toContain('And 2 more');
    expect(mail.html).toContain('<br>• Disbursement ');
    expect(mail.text).toContain('/notification-center?business=');
  });

  it('is one for its minute by the key of its task, and what comes under the key of a mail that was sent is mailed alone', async () => {
    // The three are made in one minute.
    const left = 60_000 - (Date.now() % 60_000);
    if (left < 15_000) await new Promise((resolve) => setTimeout(resolve, left));
    const make = async (amount: string) => {
      const { json } = await kopi.act(kopi.creator, 'disbursements/actions/create', { ...ACCOUNT, amount });
      return (await kopi.read(`disbursements/${json.id}`)).external_id;
    };
    const first = [await make('60001'), await make('60002')];
    const keys = () => query(`select distinct mail_key as key from notifications where mail_key is not null`);
    expect(await query(`select key from queue_tasks where queue = 'notification-mail'`)).toEqual(await keys());
    await endMinute();
    const mail = await mailTo(kopi.test, APPROVER, /Approvals \(2\)/);
    for (const external_id of first) expect(mail.text).toContain(external_id);
    expect(await keys()).toEqual([]);
    const late = await make('60003');
    await endMinute();
    expect((await mailTo(kopi.test, APPROVER, /A disbursement waits for approval/)).text).toContain(late);
    expect(await newsTo(APPROVER)).toHaveLength(2);
  });

  it('comes by the real time where a test clock is ahead', async () => {
    await query('update businesses set test_clock_ahead = 86400000');
    await makeWaiting(1);
    const [task] = await query(
      `select extract(epoch from due - now())::float8 as wait from queue_tasks where queue = 'notification-mail'`,
    );
    await query('update businesses set test_clock_ahead = 0');
    expect(Number(task?.wait)).toBeGreaterThan(0);
    expect(Number(task?.wait)).toBeLessThanOrEqual(75);
  });

  it('is not sent to those whose notification centre is closed', async () => {
    await makeWaiting(1);
    const setFlags = (sql: string) => query(`update businesses set ${sql} where name = 'Kopi Nusantara'`);
    await setFlags(`flags = array_remove(flags, 'notification-centre'), flags_off = '{notification-centre}'`);
    await endMinute();
    await setFlags(`flags = array_append(flags, 'notification-centre'), flags_off = '{}'`);
    expect(await newsTo(APPROVER)).toEqual([]);
  });

  it('says nothing of what was approved meanwhile', async () => {
    const [first, second] = await makeWaiting(2);
    expect((await kopi.act(kopi.first, `disbursements/${first?.id}/actions/send`)).status).toBe(200);
    await endMinute();
    const mail = await mailTo(kopi.test, APPROVER, /A disbursement waits for approval/);
    expect(mail.text).toContain(second?.external_id);
    expect(mail.text).not.toContain(first?.external_id);
  });

  it('is not sent to a person who has turned it off, and is in the language of a person', async () => {
    await turn(kopi.first, 'INACTIVE');
    await kopi.second.request('/api/user', { method: 'PATCH', payload: { preferred_language: 'id' } });
    await makeWaiting(1);
    await endMinute();
    expect((await mailTo(kopi.test, 'editor@kopi.test', /persetujuan/i)).text).toContain('Mode');
    expect(await newsTo(APPROVER)).toEqual([]);
    await turn(kopi.first, 'ACTIVE');
  });

  it('is not queued for a change that is undone, nor for what the owner of the database writes', async () => {
    const [row] = await query(`select business_id from businesses where name = 'Kopi Nusantara'`);
    const scope = { businessId: String(row?.business_id), environment: ENVIRONMENT } as const;
    const news = { kind: 'callback-failing', values: { url: 'https://shop.example/hook' } } as const;
    const add = (tx: Parameters<typeof addNotification>[0]) => addNotification(tx, scope, news, new Date());
    const undone = inBusiness(kopi.test.services.pool, scope, async (tx) => {
      await add(tx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await add(kopi.test.database.drizzle);
    expect(await query(`select id from queue_tasks where queue = 'notification-mail'`)).toEqual([]);
    await inBusiness(kopi.test.services.pool, scope, add);
    const [task] = await query(`select key from queue_tasks where queue = 'notification-mail'`);
    expect(task?.key).toMatch(/^callbacks \d{4}-\d{2}-\d{2}T\d{2}:\d[05]Z$/);
  });
});
