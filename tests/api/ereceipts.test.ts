import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatRecordId } from '#contract/ids/recordId.ts';
import {
  listUrl,
  type Person,
  requestWithoutSession,
  signIn,
  startTestApp,
  type TestApp,
  write,
} from '../helpers/testApp.ts';

const ENVIRONMENT = 'DEVELOPMENT';

let test: TestApp;
let staff: Person;
beforeAll(async () => {
  test = await startTestApp();
  staff = await signIn(test, 'manila.staff@beranda.test');
});
afterAll(() => test.close());

async function act(address: string, body: object = {}) {
  const { json } = await staff.ask(`/api/console?environment=${ENVIRONMENT}`);
  return write(staff, address, { business_id: json.business.id, environment: ENVIRONMENT, key: randomUUID(), ...body });
}

/** Pays a virtual account as a customer with an email address; answers the id of the payment and the address. */
async function pay(): Promise<{ id: string; email: string }> {
  const ours = `business_id = (select business_id from businesses where name = 'Beranda Manila') and environment = '${ENVIRONMENT}'`;
  const { rows } = await test.database.pool.query(
    `update virtual_account_payments p set customer_id = c.id, customer_name = c.name
     from (select id, name, email from customers where ${ours} and email is not null order by created limit 1) c
     where p.id = (select id from virtual_account_payments where ${ours} and status = 'PENDING' order by created limit 1)
     returning p.id, c.email`,
  );
  const id = formatRecordId('vap', rows[0].id);
  const { status, json } = await act(`/api/virtual-account-payments/${id}/actions/simulate`);
  expect([status, json.errors]).toEqual([200, undefined]);
  return { id, email: rows[0].email };
}

async function receipts(email: string) {
  const { json } = await staff.ask(listUrl('/api/ereceipts', { environment: ENVIRONMENT, filter: { q: email } }));
  return json;
}

async function mails(email: string) {
  const { json } = await requestWithoutSession(test, `/api/demo/outbox?to=${encodeURIComponent(email)}`);
  return json.filter(({ subject }: { subject: string }) => subject.includes('e-receipt'));
}

describe('e-receipts', () => {
  it('are sent for a payment by the settings, once, with the prefix and in the brand', async () => {
    const { id, email } = await pay();
    const [receipt, ...others] = await receipts(email);
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({ status: 'SENT', number: expect.stringMatching(/^BM-[0-9A-F]{10}$/) });
    const [mail, ...more] = await mails(email);
    expect(more).toEqual([]);
    expect(mail.subject).toContain(receipt.number);
    expect(mail.text).toContain(receipt.number);
    expect((await act(`/api/virtual-account-payments/${id}/actions/simulate`)).status).toBe(409);
    expect(await receipts(email)).toHaveLength(1);
  });

  it('have the prefix where a person makes one, and a typed number as it is', async () => {
    const input = {
      buyer_name: 'Andrea Salonga',
      buyer_email: 'andrea@pembeli.test',
      description: 'Coffee',
      amount: '120.00',
      purchase_date: '2026-01-05',
      payment_method: 'CASH',
    };
    const made = await act('/api/ereceipts/actions/create', { input });
    const typed = await act('/api/ereceipts/actions/create', { input: { ...input, number: 'OR-7788' } });
    expect([made.status, typed.status]).toEqual([200, 200]);
    const numbers = (await receipts('andrea@pembeli.test')).map(({ number }: { number: string }) => number);
    expect(numbers.sort()).toEqual([expect.stringMatching(/^BM-[0-9A-F]{10}$/), 'OR-7788']);
  });
});
