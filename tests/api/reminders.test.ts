import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatOrigins, supportChat } from '#server/web/console/supportChat.ts';
import { type Person, personWith, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

let test: TestApp;
let owner: Person;

beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@pasar.test');
});
afterAll(() => test.close());

async function noticesOf(person: Person): Promise<string[]> {
  return (await person.request('/api/console')).json.notices.map(({ id }: { id: string }) => id);
}

async function keep(person: Person, notify: string, status: 'ACTIVE' | 'INACTIVE') {
  const answer = await person.request('/api/users/update_notification', {
    method: 'PATCH',
    payload: { account_notifications: [{ notify, status }] },
  });
  return { status: answer.status, kept: answer.json.account_notifications?.[0] };
}

function mailsTo(email: string) {
  return test.database.pool
    .query('SELECT count(*)::int AS count FROM outbox_messages WHERE channel = \'mail\' AND "to" = $1', [email])
    .then(({ rows }) => rows[0].count as number);
}

const DAY = 86_400_000;

describe('reminders', () => {
  // Rule notices.phone-reminder.
  it('of the phone number is there until it is verified, and put off for 7 days', async () => {
    expect(await noticesOf(owner)).not.toContain('phone-reminder');
    await keep(owner, 'notice.phone-reminder', 'ACTIVE');
    expect(await noticesOf(owner)).toContain('phone-reminder');
    const { kept } = await keep(owner, 'notice.phone-reminder', 'INACTIVE');
    const days = (new Date(kept.remind_me).getTime() - Date.now()) / DAY;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
    expect(await noticesOf(owner)).not.toContain('phone-reminder');
    await keep(owner, 'notice.phone-reminder', 'ACTIVE');
    await test.database.pool.query(
      "UPDATE users SET phone_number = '+6281200000001', phone_verified = now() WHERE user_id = (SELECT user_id FROM user_emails WHERE email = 'owner@pasar.test')",
    );
    expect(await noticesOf(owner)).not.toContain('phone-reminder');
  });

  // Rule notices.ip-whitelist-reminder, routes.reminders.
  it('of the IP whitelist is for those who administer, and is put off for 30 days', async () => {
    await test.database.pool.query('DELETE FROM ip_whitelist_entries');
    expect((await keep(owner, 'notice.ip-whitelist-reminder', 'ACTIVE')).status).toBe(200);
    expect(await noticesOf(owner)).toContain('ip-whitelist-reminder');
    const cashier = await signIn(test, 'keuangan@pasar.test');
    expect(await noticesOf(cashier)).not.toContain('ip-whitelist-reminder');
    expect((await keep(cashier, 'notice.ip-whitelist-reminder', 'INACTIVE')).status).toBe(400);
    const { kept } = await keep(owner, 'notice.ip-whitelist-reminder', 'INACTIVE');
    expect((new Date(kept.remind_me).getTime() - Date.now()) / DAY).toBeCloseTo(30, 1);
  });

  it('of the IP whitelist is mailed to those who administer, once a day, whichever address is called', async () => {
    const before = await mailsTo('owner@pasar.test');
    const post = (person: Person, url: string) => person.request(url, { method: 'POST', payload: {} });
    const generic = '/api/notices/ip-whitelist-reminder/mail';
    const sent = await Promise.all([
      post(owner, generic),
      post(owner, generic),
      post(owner, '/api/ip_whitelist_reminder_email'),
    ]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(sent[0].json).toEqual({ to: 'owner@pasar.test' });
    expect(await mailsTo('owner@pasar.test')).toBe(before + 1);
    const cashier = await signIn(test, 'keuangan@pasar.test');
    for (const url of [generic, '/api/ip_whitelist_reminder_email'])
      expect((await post(cashier, url)).status).toBe(404);
    for (const id of ['phone-reminder', 'nothing', '../x'])
      expect((await post(owner, `/api/notices/${encodeURIComponent(id)}/mail`)).status).toBe(404);
  });

  // Rule notices.staff-switch-business.
  it('of another business is for internal staff there alone, and waits for the tours', async () => {
    const staff = await signIn(test, 'staff@beranda.test');
    expect(await noticesOf(staff)).not.toContain('staff-elsewhere');
    const pasar = (await owner.request('/api/console')).json.business.id;
    const columns = await test.database.pool.query(
      "SELECT column_name FROM information_schema.columns WHERE table_name = 'memberships' AND column_name NOT IN ('user_id', 'created')",
    );
    const names = columns.rows.map(({ column_name: name }) => `"${name}"`).join(', ');
    await test.database.pool.query(
      `INSERT INTO memberships (${names}, user_id, created)
       SELECT ${names}, (SELECT user_id FROM user_emails WHERE email = 'staff@beranda.test'), now() FROM memberships
       WHERE user_id = (SELECT user_id FROM user_emails WHERE email = 'owner@pasar.test')
         AND business_id = replace($1, 'biz_', '')::uuid`,
      [pasar],
    );
    const switched = await staff.request('/api/switch-business', { method: 'POST', payload: { business_id: pasar } });
    expect(switched.status, JSON.stringify(switched.json)).toBe(200);
    const there = personWith(test.app, switched.json);
    // A tour that is not taken yet goes first.
    expect(await noticesOf(there)).not.toContain('staff-elsewhere');
    for (const { notify } of (await there.request('/api/console')).json.tours) await keep(there, notify, 'INACTIVE');
    expect(await noticesOf(there)).toContain('staff-elsewhere');
    expect(await noticesOf(owner)).not.toContain('staff-elsewhere');
    expect((await keep(there, 'notice.staff-elsewhere', 'INACTIVE')).status).toBe(400);
  });
});

// Rule notifications.tours.
describe('tours', () => {
  it('are read once, however often that is sent, by the person alone', async () => {
    const person = await signIn(test, 'kasir@sambal.test');
    const tours = async () =>
      ((await person.request('/api/console')).json.tours ?? []) as { id: string; steps: { id: string }[] }[];
    const [sidebar] = await tours();
    // A sub-account has the shorter one.
    expect(sidebar?.steps.map(({ id }) => id)).toEqual(expect.arrayContaining(['welcome', 'transactions']));
    expect(sidebar?.steps.map(({ id }) => id)).not.toContain('send');
    const answers = await Promise.all(['INACTIVE', 'INACTIVE'].map(() => keep(person, 'tour.sidebar', 'INACTIVE')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await tours()).map(({ id }) => id)).not.toContain('sidebar');
    expect((await keep(person, 'tour.nothing', 'INACTIVE')).status).toBe(400);
  });

  it('begin at once on a phone, except that of the sidebar, which begins after 1 second', async () => {
    const person = await signIn(test, 'editor@kopi.test');
    for (const id of ['sidebar', 'payment-links']) await keep(person, `tour.${id}`, 'ACTIVE');
    const { tours } = (await person.request('/api/console')).json;
    expect(tours.map(({ id, phone_delay_ms }: Record<string, unknown>) => [id, phone_delay_ms])).toEqual([
      ['sidebar', 1000],
      ['payment-links', undefined],
    ]);
  });
});

// Rule notifications.support-chat.
describe('the support chat', () => {
  it('has the department of the brand and country, on a declared site', async () => {
    const { config } = test.config.current();
    const of = (brand: string, country: 'ID' | 'PH' | 'SG') => supportChat(config, { brand, country, language: 'en' });
    expect(of('main', 'ID')).toBe('https://chat.beranda.example/?department=beranda&language=en');
    expect(of('main', 'PH')).toBe('https://chat.beranda.example/?department=philippines&language=en');
    expect(of('second', 'ID')).toBe('https://chat.sebaran.example/?department=sebaran&language=en');
    expect(of('main', 'SG')).toBeUndefined();
    expect(of('mitra', 'ID')).toBeUndefined();
    expect(chatOrigins(config)).toEqual(['https://chat.beranda.example', 'https://chat.sebaran.example']);
    const chat = (await owner.request('/api/console')).json.support_chat;
    expect(chat).toMatch(/^https:\/\/chat\.beranda\.example\/\?department=beranda&language=(en|id)$/);
    const mitra = await signIn(test, 'owner@mitra.test');
    expect((await mitra.request('/api/console')).json).not.toHaveProperty('support_chat');
  });
});
