import { randomUUID } from 'node:crypto';
import { addHours } from 'date-fns';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, today } from '#contract/dates/days.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { processAt } from '#server/core/queue/testing/processAt.ts';
import { dueMoment } from '#server/domains/recurring/planDays.ts';
import { planPaymentQueue } from '#server/domains/recurring/planPaymentQueue.ts';
import { planQueue } from '#server/domains/recurring/runPlan.ts';
import { simulatedAcquirer } from '#server/domains/recurring/simulatedAcquirer.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { mailsTo } from '../helpers/mails.ts';
import { expectedPayment } from '../helpers/paying/expectedPayment.ts';

const ENVIRONMENT = 'DEVELOPMENT';
const ZONE = 'Asia/Manila';

const staff = ownerOf('manila.staff@beranda.test', ENVIRONMENT);
beforeAll(async () => {
  // The demo's own plans wait elsewhere.
  await staff.test.database.pool.query(`delete from queue_tasks where queue in ('plan', 'plan-payment')`);
});

const OURS = `business_id = (select business_id from businesses where name = 'Beranda Manila') and environment = '${ENVIRONMENT}'`;

/** Pays into a virtual account as one of the customers with an email address; returns the id of the payment and the address. */
async function pay(customer = 0): Promise<{ id: string; email: string }> {
  const { rows } = await staff.test.database.pool.query<{ id: string; email: string }>(
    `select id, email from customers where ${OURS} and email is not null order by created, id limit 1 offset $1`,
    [customer],
  );
  const [{ id: customerId, email } = { id: '', email: '' }] = rows;
  const invoice = { customer_id: formatRecordId('cust', customerId), payer_email: email };
  const id = await expectedPayment(staff.test, staff.person, { amount: '500.00', bank: 'BDO', invoice });
  const { status, json } = await staff.act(`virtual-account-payments/${id}/actions/simulate`);
  expect([status, json.errors]).toEqual([200, undefined]);
  return { id, email };
}

/** Makes a recurring plan for a payer who is no customer; its first payment, which has been paid. */
async function payPlan(email: string, description: string) {
  const first = addDays(today(ZONE, new Date()), 1);
  const plan = { payer_email: email, description, amount: '500.00', interval: 'MONTH', interval_count: 1 };
  const { status, json } = await staff.act('recurring/actions/create', { ...plan, start_date: first });
  expect([status, json.errors]).toEqual([200, undefined]);
  const morning = dueMoment(first, ZONE, 7);
  const { database, config } = staff.test;
  const acquirers = { PRODUCTION: simulatedAcquirer(0), DEVELOPMENT: simulatedAcquirer(0) };
  for (const day of [morning, addHours(morning, 48)]) {
    for (const queue of [planQueue({ config }), planPaymentQueue({ config }, acquirers)]) {
      while (await processAt(queue, database, day));
    }
  }
  const [cycle] = await staff.list('recurring-cycles', { plan_id: json.id });
  expect(cycle).toMatchObject({ status: 'PAID' });
  return cycle;
}

function receipts(email: string) {
  return staff.list('ereceipts', { q: email });
}

async function mails(email: string) {
  return (await mailsTo(staff.test, email)).filter(({ subject }) => subject.includes('e-receipt'));
}

/** Edits the e-receipt settings as a person who administers the business. */
async function setSettings(changes: object): Promise<void> {
  const [{ id }] = await staff.list('ereceipt-settings');
  const { name, prefix } = await staff.read('ereceipt-settings', id);
  const { status } = await staff.act(`ereceipt-settings/${id}/actions/edit`, { name, prefix, ...changes });
  expect(status).toBe(200);
}

describe('e-receipts', () => {
  // Rule receipts.automatic, receipts.reply-address.
  it('are sent once for a payment as the settings say, with the prefix and in the brand', async () => {
    const { id, email } = await pay();
    const [receipt, ...others] = await receipts(email);
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({ status: 'SENT', number: expect.stringMatching(/^BM-[0-9A-F]{10}$/) });
    const [mail, ...more] = await mails(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain(receipt.number);
    expect(mail?.text).toContain(receipt.number);
    expect((await staff.act(`virtual-account-payments/${id}/actions/simulate`)).status).toBe(409);
    expect(await receipts(email)).toHaveLength(1);
  });

  it('are sent for a payment of a recurring plan, to the address of the plan, as text and as HTML', async () => {
    const email = `payer-${randomUUID()}@pembeli.test`;
    const { transaction_id, amount } = await payPlan(email, 'Beans & <b>filters</b>');
    const [receipt, ...others] = await receipts(email);
    expect(others).toEqual([]);
    const number = `BM-${transaction_id.slice(-10).toUpperCase()}`;
    expect(receipt).toMatchObject({ status: 'SENT', number, buyer_email: email, buyer_name: email, amount });
    const [mail, ...more] = await mails(email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('For: Beans & <b>filters</b>\n');
    expect(mail?.html).toContain('Beans &amp; &lt;b&gt;filters&lt;/b&gt;');
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(number);
      expect(part).toContain('₱500.00');
      expect(part).toContain('Beranda');
    }
    expect(mail?.html).toMatch(/^<!doctype html>/i);
    expect(mail?.html).not.toContain('<b>filters');
  });

  it('are not sent where the settings do not send automatically', async () => {
    await setSettings({ send_automatically: false });
    const { email } = await pay(1);
    const payer = `payer-${randomUUID()}@pembeli.test`;
    await payPlan(payer, 'Beans');
    for (const address of [email, payer]) {
      expect([await receipts(address), await mails(address)]).toEqual([[], []]);
    }
    await setSettings({ send_automatically: true });
    await pay(1);
    expect(await receipts(email)).toHaveLength(1);
  });

  // Rule activation.unlocks, receipts.automatic.
  it('are sent by themselves in test mode also where they were opened there alone', async () => {
    const open = (flags: string, testFlags: string) =>
      staff.test.database.pool.query(
        `update businesses set flags = $1, test_flags = $2 where name = 'Beranda Manila'`,
        [flags, testFlags],
      );
    const { email } = await pay(1);
    const before = (await receipts(email)).length;
    await open('{}', '{ereceipts}');
    await pay(1);
    await open('{ereceipts}', '{}');
    expect(await receipts(email)).toHaveLength(before + 1);
  });

  // Rule receipts.number.
  it('have the prefix where a user creates one, and a typed number unchanged', async () => {
    const input = {
      buyer_name: 'Andrea Salonga',
      buyer_email: 'andrea@pembeli.test',
      description: 'Coffee',
      amount: '120.00',
      purchase_date: '2026-01-05',
      payment_method: 'CASH',
    };
    const made = await staff.act('ereceipts/actions/create', input);
    const typed = await staff.act('ereceipts/actions/create', { ...input, number: 'OR-7788' });
    expect([made.status, typed.status]).toEqual([200, 200]);
    const numbers = (await receipts('andrea@pembeli.test')).map(({ number }: { number: string }) => number);
    expect(numbers.sort()).toEqual([expect.stringMatching(/^BM-[0-9A-F]{10}$/), 'OR-7788']);
  });
});
