import { describe, expect, it } from 'vitest';
import { addDays, hourOfDay, today } from '#contract/dates/days.ts';
import { formatDay } from '#contract/dates/formatDates.ts';
import { remindPayers } from '#server/domains/reminders/remindPayers.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { mailsTo } from '../helpers/mails.ts';

const ENVIRONMENT = 'DEVELOPMENT';
const ZONE = 'Asia/Jakarta';

const owner = ownerOf('owner@kopi.test', ENVIRONMENT);

const TODAY = today(ZONE, new Date());
const LAST_DAY = addDays(TODAY, 2);

/** The hour of a day in Jakarta, so many days from today. */
function at(days: number, hour: number): Date {
  return hourOfDay(addDays(TODAY, days), hour, ZONE);
}

async function businessId(): Promise<string> {
  const { rows } = await owner.test.database.pool.query(
    `select business_id from businesses where 'biz_' || replace(business_id::text, '-', '') = $1`,
    [owner.business],
  );
  return rows[0].business_id;
}

async function remind(now: Date): Promise<void> {
  const scope = { businessId: await businessId(), environment: ENVIRONMENT } as const;
  await remindPayers(owner.test.services, { scope, timeZone: ZONE }, now);
}

async function create(resource: string, input: object): Promise<string> {
  const { status, json } = await owner.act(`${resource}/actions/create`, input);
  expect([status, json.errors]).toEqual([200, undefined]);
  return json.id;
}

async function remindersTo(email: string): Promise<string[]> {
  const mails = await mailsTo(owner.test, email);
  return mails.map(({ subject }) => subject).filter((subject) => subject.startsWith('Pengingat'));
}

describe('the payer', () => {
  // Rule invoices.reminders.
  it('of an invoice is reminded once on the day before the last one, from nine o’clock on, with the address', async () => {
    const to = 'ingat@surat.example';
    const id = await create('invoices', { payer_email: to, amount: '125000', due_date: LAST_DAY });
    const { external_id, link } = await owner.read('invoices', id);
    await remind(at(1, 8));
    await remind(at(0, 20));
    await remind(at(2, 12));
    expect(await remindersTo(to)).toEqual([]);
    await Promise.all([remind(at(1, 9)), remind(at(1, 9)), remind(at(1, 15))]);
    expect(await remindersTo(to)).toEqual([`Pengingat: invoice ${external_id} dari Kopi Nusantara jatuh tempo besok`]);
    const [mail] = await mailsTo(owner.test, to);
    expect(mail?.text).toContain(link);
    expect(mail?.text).toContain('Rp125.000');
    expect(Date.parse((await owner.read('invoices', id)).reminded)).toBeGreaterThanOrEqual(at(1, 9).getTime());
  });

  // Rule invoices.reminders.
  it('of a link with a last day is reminded too', async () => {
    const to = 'tautan@surat.example';
    await create('payment-links', { title: 'Kopi Gayo', amount: '99000', payer_email: to, end_date: LAST_DAY });
    await create('payment-links', { title: 'Kopi Toraja', amount: '99000', payer_email: to });
    await remind(at(1, 10));
    expect(await remindersTo(to)).toEqual(['Pengingat: bayar Kopi Gayo ke Kopi Nusantara paling lambat besok']);
    const mails = await mailsTo(owner.test, to);
    const lastDays = mails.map(({ text }) => /Untuk: (.+?)\n.*\nPaling lambat: (.+?)\n/s.exec(text)?.slice(1));
    const day = formatDay(LAST_DAY, 'id', 'ID');
    expect(lastDays).toEqual([['Kopi Gayo', day], undefined, ['Kopi Gayo', day]]);
  });

  // Rule invoices.reminders.
  it('is not reminded of what was paid, cancelled or sent on that day, nor where the settings say no', async () => {
    const to = (name: string) => `${name}@lunas.example`;
    const invoice = (name: string, due_date: string) =>
      create('invoices', { payer_email: to(name), amount: '50000', due_date });
    const cancelled = await invoice('batal', LAST_DAY);
    expect((await owner.act(`invoices/${cancelled}/actions/cancel`)).status).toBe(200);
    const paid = await invoice('bayar', LAST_DAY);
    const simulated = await owner.act(`invoices/${paid}/actions/simulate`, { channel: 'QRIS' });
    expect([simulated.status, simulated.json.errors]).toEqual([200, undefined]);
    await invoice('baru', addDays(TODAY, 1));
    await remind(at(0, 23));
    await remind(at(1, 10));
    expect(await Promise.all(['batal', 'bayar', 'baru'].map((name) => remindersTo(to(name))))).toEqual([[], [], []]);

    await invoice('tanpa', LAST_DAY);
    const off = (reminds: boolean) =>
      owner.test.database.pool.query(
        `update checkout_settings set remind_payers = $2
         where environment = '${ENVIRONMENT}' and 'biz_' || replace(business_id::text, '-', '') = $1`,
        [owner.business, reminds],
      );
    await off(false);
    await remind(at(1, 11));
    expect(await remindersTo(to('tanpa'))).toEqual([]);
    await off(true);
    await remind(at(1, 12));
    expect(await remindersTo(to('tanpa'))).toHaveLength(1);
  });
});
