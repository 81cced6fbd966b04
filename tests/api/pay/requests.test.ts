import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expireRecords } from '#server/domains/expiry/expireRecords.ts';
import { startTestApp, type TestApp, type TestResponse } from '../../helpers/testApp.ts';
import { uuidOf } from '../accept/madeRecords.ts';
import { choose, INVOICE, type Payee, payeeOf, readRequest, see, simulate } from './payers.ts';

const HOUR = 3_600;

let test: TestApp;
let kopi: Payee;
beforeAll(async () => {
  test = await startTestApp();
  kopi = await payeeOf(test, 'owner@kopi.test');
  await setMethods('enabled');
});
afterAll(() => test.close());

/** Sets the status of every payment method in test mode, or of one. */
async function setMethods(status: string, channel?: string): Promise<void> {
  await test.database.pool.query(
    `update payment_methods set status = $1 where environment = 'DEVELOPMENT' and channel = coalesce($2, channel)`,
    [status, channel],
  );
}

/** Chooses a method on a page that was opened now. */
async function chooseNow(link: string, method: string, more: object = {}): Promise<TestResponse> {
  const { checkout } = (await see(test, link)).json;
  return choose(test, link, { checkout, method, ...more });
}

async function rows(sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
  return (await test.database.pool.query(sql, values)).rows;
}

/** The payment requests of a record: channel and status, in the order of the channels. */
function requestsOf(id: string): Promise<Record<string, unknown>[]> {
  return rows('select channel, status from payment_requests where paid_for = $1 order by channel, created', id);
}

/** Products of the callbacks about a record or a payment request. */
async function callbacksOf(...ids: string[]): Promise<unknown[]> {
  const found = await rows('select product from callbacks where reference = any($1) order by product', ids);
  return found.map(({ product }) => product);
}

describe('a payer who chooses a channel', () => {
  // Rule accept.payment-request, accept.payment-request-paid, accept.payment-request-callback.
  it('gets a number, pays by it, and the invoice is paid once; the other requests are cancelled', async () => {
    const { id, link } = await kopi.make('invoices', INVOICE);
    const bca = await chooseNow(link, 'VIRTUAL_ACCOUNT_BCA');
    expect([bca.status, bca.json]).toMatchObject([
      200,
      { state: 'pending', amount: '150000', currency: 'IDR', paid: null, method: { name: 'BCA' } },
    ]);
    expect(bca.json.payment_code).toMatch(/^\d{12}$/);
    expect(bca.headers['set-cookie']).toBeUndefined();
    const outlet = await chooseNow(link, 'RETAIL_OUTLET_INDOMARET');
    const wallet = await chooseNow(link, 'EWALLET_OVO');
    expect(wallet.json.payment_code).toBeNull();
    const codes = await chooseNow(link, 'QR_CODE_QRIS');
    expect(codes.json.payment_code).toMatch(/^000201010212.*5406150000.*6304[0-9A-F]{4}$/);

    const paid = await simulate(test, link, bca.json.id);
    expect([paid.status, paid.json.state]).toEqual([200, 'paid']);
    expect(await kopi.read('invoices', id)).toMatchObject({ status: 'PAID', paid: paid.json.paid });
    expect(await requestsOf(id)).toEqual([
      { channel: 'BCA', status: 'PAID' },
      { channel: 'INDOMARET', status: 'CANCELLED' },
      { channel: 'OVO', status: 'CANCELLED' },
      { channel: 'QRIS', status: 'CANCELLED' },
    ]);
    expect((await readRequest(test, link, outlet.json.id)).json.state).toBe('cancelled');
    const late = await simulate(test, link, wallet.json.id);
    expect([late.status, late.json.error_code]).toEqual([409, 'ALREADY_PAID_ERROR']);
    expect(await callbacksOf(id, bca.json.id)).toEqual(['INVOICE', 'VIRTUAL_ACCOUNT_PAID']);
    const journals = await rows(
      `select distinct e.type from ledger_entries e join transactions t on t.id = e.transaction_id where t.paid_for = $1`,
      id,
    );
    expect(journals).toEqual([{ type: 'PAYMENT' }]);
    expect(await kopi.read('payment-requests', bca.json.id)).toMatchObject({ status: 'PAID', channel: 'BCA' });
  });

  // Rule accept.payment-request-callback.
  it.each([
    ['EWALLET_DANA', ['EWALLET_PAYMENT', 'INVOICE']],
    ['RETAIL_OUTLET_ALFAMART', ['INVOICE', 'RETAIL_OUTLET_PAID']],
    ['QR_CODE_QRIS', ['INVOICE', 'QR_CODE_PAYMENT']],
    ['DIRECT_DEBIT_DD_BRI', ['INVOICE']],
    ['PAYLATER_KREDIVO', ['INVOICE']],
  ])('by %s causes the callbacks %j', async (method, products) => {
    const { id, link } = await kopi.make('invoices', INVOICE);
    const { json } = await chooseNow(link, method);
    expect((await simulate(test, link, json.id)).status).toBe(200);
    expect(await callbacksOf(id, json.id)).toEqual(products);
  });

  // Rule accept.payment-request-once.
  it('gets the same number again, also as one of twenty at once, who pay one time', async () => {
    const { id, link } = await kopi.make('invoices', INVOICE);
    const { checkout } = (await see(test, link)).json;
    const many = Array.from({ length: 20 }, () => choose(test, link, { checkout, method: 'VIRTUAL_ACCOUNT_BNI' }));
    const numbers = (await Promise.all(many)).map(({ json }) => [json.id, json.payment_code]);
    expect(new Set(numbers.map(String)).size).toBe(1);
    const [[request] = []] = numbers;
    const paid = await Promise.all(Array.from({ length: 20 }, () => simulate(test, link, request)));
    expect(paid.every(({ status, json }) => status === 200 || json.error_code === 'ALREADY_PAID_ERROR')).toBe(true);
    expect(await rows('select id from transactions where paid_for = $1', id)).toHaveLength(1);
    expect(await callbacksOf(id, request)).toEqual(['INVOICE', 'VIRTUAL_ACCOUNT_PAID']);
  });

  it('of a link for many gets a number of their own page, and the others can still pay', async () => {
    const { id, link } = await kopi.make('multiple-payment-links', { title: 'Donasi', amount: '25000' });
    const first = await chooseNow(link, 'VIRTUAL_ACCOUNT_BCA');
    const second = await chooseNow(link, 'VIRTUAL_ACCOUNT_BCA');
    expect(second.json.payment_code).not.toBe(first.json.payment_code);
    await simulate(test, link, first.json.id);
    expect((await simulate(test, link, second.json.id)).json.state).toBe('paid');
    expect(await kopi.read('multiple-payment-links', id)).toMatchObject({ payments_count: 2, paid_amount: '50000' });
  });

  it('gets another number for another amount, and the first is cancelled', async () => {
    const { id, link } = await kopi.make('on-demand', { title: 'Bayar tagihan' });
    const { checkout } = (await see(test, link)).json;
    const choice = { checkout, method: 'VIRTUAL_ACCOUNT_BCA', purpose: 'Tagihan' };
    const first = await choose(test, link, { ...choice, amount: '25000' });
    const second = await choose(test, link, { ...choice, amount: '30000' });
    expect((await simulate(test, link, first.json.id)).json.error_code).toBe('NOT_PAYABLE_ERROR');
    expect((await simulate(test, link, second.json.id)).json).toMatchObject({ state: 'paid', amount: '30000' });
    expect(await requestsOf(id)).toEqual([
      { channel: 'BCA', status: 'CANCELLED' },
      { channel: 'BCA', status: 'PAID' },
    ]);
  });

  // Rule accept.channel-amounts.
  it.each([
    ['RETAIL_OUTLET_ALFAMART', '9999', 'minimum', '10000'],
    ['RETAIL_OUTLET_ALFAMART', '5000001', 'maximum', '5000000'],
    ['QR_CODE_QRIS', '10000001', 'maximum', '10000000'],
  ])('by %s cannot pay %s', async (method, amount, code, bound) => {
    const { id, link } = await kopi.make('on-demand', { title: 'Bayar tagihan' });
    const { status, json } = await chooseNow(link, method, { amount, purpose: 'Tagihan' });
    expect([status, json.error_code]).toEqual([409, 'WRONG_AMOUNT_ERROR']);
    expect(json.errors).toMatchObject([{ field: 'amount', code, amount: bound }]);
    expect(await requestsOf(id)).toEqual([]);
  });

  // Rule accept.retail-codes-given.
  it('at a retail outlet gets a code with the prefix of the business, for as long as it has set', async () => {
    const settings = `update retail_outlet_settings s set prefix = $2, expiry_hours = 3 from payer_tokens t
      where t.token = $1 and s.business_id = t.business_id and s.environment = t.environment returning s.id`;
    const { link } = await kopi.make('invoices', INVOICE);
    expect(await rows(settings, link, 'KPN')).toHaveLength(1);
    const { json } = await chooseNow(link, 'RETAIL_OUTLET_ALFAMART');
    expect(json.payment_code).toMatch(/^KPN\d{10}$/);
    const hours = (Date.parse(json.expires) - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(3);
  });

  // Rule accept.payment-request-expiry.
  it('cannot pay after the lifetime of the channel, and gets another number', async () => {
    const { link } = await kopi.make('invoices', INVOICE);
    const first = await chooseNow(link, 'VIRTUAL_ACCOUNT_BCA');
    test.travel(24 * HOUR + 60);
    const expired = (await readRequest(test, link, first.json.id)).json.state;
    const late = await simulate(test, link, first.json.id);
    const second = await chooseNow(link, 'VIRTUAL_ACCOUNT_BCA');
    test.travel(0);
    expect(expired).toBe('expired');
    expect([late.status, late.json.error_code]).toEqual([409, 'PAYMENT_EXPIRED_ERROR']);
    expect(second.json.payment_code).not.toBe(first.json.payment_code);
  });

  // Rule transactions.failed-payments.
  it('and does not pay in time is among the failed payments, once; of a link that many pay, not', async () => {
    const { id, link } = await kopi.make('invoices', INVOICE);
    const { json: request } = await chooseNow(link, 'VIRTUAL_ACCOUNT_BCA');
    const many = await kopi.make('multiple-payment-links', { title: 'Donasi', amount: '80000' });
    await chooseNow(many.link, 'VIRTUAL_ACCOUNT_BCA');
    const services = { ...test, pool: test.database.pool };
    const [owner] = await rows('select business_id, environment from invoices where id = $1', uuidOf(id));
    const scope = { businessId: String(owner?.business_id), environment: 'DEVELOPMENT' } as const;
    const later = new Date(Date.parse(request.expires) + 1000);
    const expire = () => expireRecords(services, { scope, timeZone: 'Asia/Jakarta' }, later);
    await Promise.all([expire(), expire()]);
    const failed = await rows(
      `select status, failure_code, channel, amount::text, fee::text, settlement_status, description
       from transactions where paid_for = any($1)`,
      [id, many.id],
    );
    expect(failed).toEqual([
      {
        status: 'FAILED',
        failure_code: 'EXPIRED_PAYMENT',
        channel: 'BCA',
        amount: '150000',
        fee: '0',
        settlement_status: 'NOT_APPLICABLE',
        description: INVOICE.description,
      },
    ]);
  });

  // Rule accept.payment-request-expiry.
  it('has until the end of the last day, where that comes first', async () => {
    const { id, link } = await kopi.make('invoices', INVOICE);
    await test.database.pool.query(`update invoices set due_date = $2 where id = $1`, [
      uuidOf(id),
      new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10),
    ]);
    const { json } = await chooseNow(link, 'VIRTUAL_ACCOUNT_BCA');
    // Midnight in Jakarta.
    expect(json.expires).toMatch(/T17:00:00\.000Z$/);
    expect(Date.parse(json.expires) - Date.now()).toBeLessThan(24 * 3_600_000);
  });

  // Rule accept.payment-request-paid.
  it('cannot pay what the business has cancelled or changed', async () => {
    const { id, link } = await kopi.make('invoices', INVOICE);
    const first = await chooseNow(link, 'VIRTUAL_ACCOUNT_BCA');
    await kopi.act('invoices', `/${id}/actions/cancel`);
    expect(await requestsOf(id)).toEqual([{ channel: 'BCA', status: 'CANCELLED' }]);
    const late = await simulate(test, link, first.json.id);
    expect([late.status, late.json.error_code]).toEqual([409, 'NOT_PAYABLE_ERROR']);
  });

  it('cannot read or pay a request of another address, or one that does not exist', async () => {
    const own = await kopi.make('invoices', INVOICE);
    const { json } = await chooseNow(own.link, 'VIRTUAL_ACCOUNT_BCA');
    const other = await kopi.make('invoices', INVOICE);
    expect((await readRequest(test, other.link, json.id)).status).toBe(404);
    expect((await simulate(test, other.link, json.id)).status).toBe(404);
    for (const id of ['preq_', `preq_${'0'.repeat(32)}`, 'x'.repeat(80), own.id])
      expect((await readRequest(test, own.link, id)).status).toBe(404);
    expect((await readRequest(test, 'AAAAAAAAAAAAAAAAAAAA', json.id)).status).toBe(404);
    expect((await chooseNow(own.link, `VIRTUAL_ACCOUNT_${'A'.repeat(200)}`)).status).toBe(400);
  });

  // Rule accept.live-methods.
  it('cannot choose a method that is not live', async () => {
    const { link } = await kopi.make('invoices', INVOICE);
    await setMethods('disabled', 'MANDIRI');
    const { json } = await chooseNow(link, 'VIRTUAL_ACCOUNT_MANDIRI');
    await setMethods('enabled', 'MANDIRI');
    expect(json.error_code).toBe('PAYMENT_METHOD_NOT_LIVE_ERROR');
    expect((await chooseNow(link, 'VIRTUAL_ACCOUNT_BPI')).json.error_code).toBe('PAYMENT_METHOD_NOT_LIVE_ERROR');
  });
});

// Rule accept.payment-request-shown, accept.simulated-payment.
describe('the business', () => {
  it('sees the payment requests of an invoice, and simulates one', async () => {
    const { id, link } = await kopi.make('invoices', INVOICE);
    const { json } = await chooseNow(link, 'RETAIL_OUTLET_ALFAMART');
    const simulated = await kopi.act('payment-requests', `/${json.id}/actions/simulate`);
    expect([simulated.status, simulated.json.errors]).toEqual([200, undefined]);
    expect(await kopi.read('payment-requests', json.id)).toMatchObject({
      status: 'PAID',
      payment_code: json.payment_code,
      transaction_id: expect.stringMatching(/^txn_/),
    });
    expect(await kopi.read('invoices', id)).toMatchObject({ status: 'PAID' });
    expect(await callbacksOf(id, json.id)).toEqual(['INVOICE', 'RETAIL_OUTLET_PAID']);
  });
});
