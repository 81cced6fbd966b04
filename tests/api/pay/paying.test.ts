import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestResponse } from '../../helpers/testApp.ts';
import { uuidOf } from '../accept/madeRecords.ts';
import { choose, INVOICE, type Payee, payeeOf, see, simulate } from './payers.ts';

const HOUR = 3_600;

let test: TestApp;
let kopi: Payee;
beforeAll(async () => {
  test = await startTestApp();
  kopi = await payeeOf(test, 'owner@kopi.test');
  await test.database.pool.query("update payment_methods set status = 'enabled' where environment = 'DEVELOPMENT'");
});
afterAll(() => test.close());

/** Chooses a method and pays it in test mode: by QRIS, with the checkout of a page that was opened now. */
async function pay(token: string, more: object = {}): Promise<TestResponse> {
  const { checkout } = (await see(test, token)).json;
  return send(token, { checkout, method: 'QR_CODE_QRIS', ...more });
}

/** Chooses a method and pays it; the answer of what did not succeed. */
async function send(token: string, payload: object): Promise<TestResponse> {
  const chosen = await choose(test, token, payload);
  return chosen.status === 200 ? simulate(test, token, chosen.json.id) : chosen;
}

async function paymentsOf(id: string): Promise<Record<string, unknown>[]> {
  const sql =
    'select amount::text, channel, channel_category, description, status from transactions where paid_for = $1';
  return (await test.database.pool.query(sql, [id])).rows;
}

// Rule invoices.payer-pays.
describe('a payer', () => {
  it('pays an invoice in test mode, and sees that it is paid', async () => {
    const { id, link } = await kopi.make('invoices', INVOICE);
    const paid = await pay(link, { method: 'VIRTUAL_ACCOUNT_BNI' });
    expect([paid.status, paid.json]).toMatchObject([200, { amount: '150000', currency: 'IDR' }]);
    expect(paid.headers['set-cookie']).toBeUndefined();
    expect(await kopi.read('invoices', id)).toMatchObject({ status: 'PAID', paid: paid.json.paid });
    expect((await see(test, link)).json).toMatchObject({
      state: 'paid',
      paid: paid.json.paid,
      methods: [],
      checkout: null,
    });
    expect(await paymentsOf(id)).toEqual([
      {
        amount: '150000',
        channel: 'BNI',
        channel_category: 'VIRTUAL_ACCOUNT',
        description: INVOICE.description,
        status: 'COMPLETED',
      },
    ]);
  });

  it('pays once, also when the request is sent again or five times at once', async () => {
    const { id, link } = await kopi.make('multiple-payment-links', { title: 'Donasi', amount: '5000' });
    const { checkout } = (await see(test, link)).json;
    const request = { checkout, method: 'QR_CODE_QRIS' };
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(link, request)));
    const [first] = answers;
    for (const { status, json } of answers) expect([status, json]).toEqual([200, first?.json]);
    expect(await paymentsOf(id)).toHaveLength(1);
    expect(await kopi.read('multiple-payment-links', id)).toMatchObject({ payments_count: 1, paid_amount: '5000' });
    const retried = await simulate(test, link, first?.json.id);
    expect([retried.status, retried.json]).toEqual([200, first?.json]);
    expect(await paymentsOf(id)).toHaveLength(1);
  });

  it('is one of five who pay an invoice at once', async () => {
    const { id, link } = await kopi.make('invoices', INVOICE);
    const methods = ['QR_CODE_QRIS', 'EWALLET_OVO', 'EWALLET_DANA', 'VIRTUAL_ACCOUNT_BNI', 'RETAIL_OUTLET_ALFAMART'];
    const answers = await Promise.all(methods.map((method) => pay(link, { method })));
    expect(answers.map(({ status, json }) => json.error_code ?? status).sort()).toEqual([
      200,
      ...Array(4).fill('ALREADY_PAID_ERROR'),
    ]);
    expect(await paymentsOf(id)).toHaveLength(1);
  });

  it('fills in the amount and the purpose where the link has none', async () => {
    const { id, link } = await kopi.make('on-demand', { title: 'Bayar tagihan' });
    const filled = await pay(link, { amount: '25000', purpose: ' Tagihan Oktober ' });
    expect([filled.status, filled.json.amount]).toEqual([200, '25000']);
    expect(await paymentsOf(id)).toMatchObject([{ amount: '25000', description: 'Tagihan Oktober' }]);
    const without = await pay(link, { amount: '25000' });
    expect([without.status, without.json.errors]).toMatchObject([400, [{ field: 'purpose', code: 'required' }]]);
    const { link: single } = await kopi.make('payment-links', { title: 'Kopi', amount: '5000' });
    const more = await pay(single, { purpose: 'Tagihan' });
    expect([more.status, more.json.errors]).toMatchObject([400, [{ field: 'purpose', code: 'unknown' }]]);
  });

  it('fills in the amount of a link on demand, also where its row has one', async () => {
    const { id, link } = await kopi.make('on-demand', { title: 'Bayar tagihan' });
    await test.database.pool.query('update payment_links set amount = 99000 where id = $1', [uuidOf(id)]);
    expect((await see(test, link)).json).toMatchObject({ amount: null, fills: ['amount', 'purpose'] });
    const { status, json } = await pay(link, { amount: '25000', purpose: 'Tagihan Oktober' });
    expect([status, json.amount]).toEqual([200, '25000']);
    const without = await pay(link, { purpose: 'Tagihan Oktober' });
    expect([without.status, without.json.error_code]).toEqual([409, 'WRONG_AMOUNT_ERROR']);
  });

  it.each([
    ['nothing', undefined, 409, 'WRONG_AMOUNT_ERROR'],
    ['zero', '0', 409, 'WRONG_AMOUNT_ERROR'],
    ['less than zero', '-1', 400, 'API_VALIDATION_ERROR'],
    ['decimals that the currency has not', '1000.50', 409, 'WRONG_AMOUNT_ERROR'],
    ['more than a form accepts', '999999999999999', 409, 'WRONG_AMOUNT_ERROR'],
    ['a number', 1000, 400, 'API_VALIDATION_ERROR'],
    ['words', 'banyak', 400, 'API_VALIDATION_ERROR'],
  ])('cannot pay %s', async (_name, amount, status, code) => {
    const { id, link } = await kopi.make('multiple-payment-links', { title: 'Donasi' });
    const { status: answered, json } = await pay(link, amount === undefined ? {} : { amount });
    expect([answered, json.error_code]).toEqual([status, code]);
    expect(await paymentsOf(id)).toEqual([]);
  });

  it('pays the amount of an invoice and no other', async () => {
    const { link } = await kopi.make('invoices', INVOICE);
    const { status, json } = await pay(link, { amount: '1' });
    expect([status, json.error_code]).toEqual([409, 'WRONG_AMOUNT_ERROR']);
  });

  it('cannot pay what is paid, cancelled or expired, or by a method that is not offered', async () => {
    const paid = await kopi.make('invoices', INVOICE);
    const { checkout } = (await see(test, paid.link)).json;
    await pay(paid.link);
    const again = await send(paid.link, { checkout, method: 'QR_CODE_QRIS' });
    expect([again.status, again.json.error_code]).toEqual([409, 'ALREADY_PAID_ERROR']);

    const cancelled = await kopi.make('invoices', INVOICE);
    const opened = (await see(test, cancelled.link)).json.checkout;
    await kopi.act('invoices', `/${cancelled.id}/actions/cancel`);
    const late = await send(cancelled.link, { checkout: opened, method: 'QR_CODE_QRIS' });
    expect([late.status, late.json.error_code]).toEqual([409, 'NOT_PAYABLE_ERROR']);

    const other = await kopi.make('invoices', INVOICE);
    const card = await pay(other.link, { method: 'CARD_VISA' });
    expect([card.status, card.json.error_code]).toEqual([409, 'PAYMENT_METHOD_NOT_LIVE_ERROR']);
    expect((await pay('AAAAAAAAAAAAAAAAAAAA', { checkout })).status).toBe(404);
  });

  // Rule invoices.payment-window.
  it('reloads a page that was opened longer ago than the payment window', async () => {
    const { link } = await kopi.make('invoices', { ...INVOICE, due_date: INVOICE.due_date });
    const { checkout } = (await see(test, link)).json;
    test.travel(24 * HOUR + 60);
    const old = await send(link, { checkout, method: 'QR_CODE_QRIS' });
    const renewed = await pay(link);
    test.travel(0);
    expect([old.status, old.json.error_code]).toEqual([409, 'CHECKOUT_EXPIRED_ERROR']);
    expect(renewed.status).toBe(200);
  });

  it('cannot name a checkout of the future, or one that is no checkout', async () => {
    const { link } = await kopi.make('invoices', INVOICE);
    const future = await send(link, { checkout: 'ffffffff-ffff-7fff-8fff-ffffffffffff', method: 'QR_CODE_QRIS' });
    expect(future.json.error_code).toBe('CHECKOUT_EXPIRED_ERROR');
    expect((await send(link, { checkout: 'mine', method: 'QR_CODE_QRIS' })).status).toBe(400);
    expect((await send(link, { checkout: null, method: 'QR_CODE_QRIS', more: 1 })).status).toBe(400);
  });

  // Rule invoices.payer-live.
});
