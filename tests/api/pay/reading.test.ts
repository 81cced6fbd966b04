import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayFromNow } from '../../helpers/days.ts';
import { requestWithoutSession, startTestApp, type TestApp } from '../../helpers/testApp.ts';
import { INVOICE, type Payee, payeeOf, see } from './payers.ts';

let test: TestApp;
let kopi: Payee;
beforeAll(async () => {
  test = await startTestApp();
  kopi = await payeeOf(test, 'owner@kopi.test');
});
afterAll(() => test.close());

// Rule invoices.payer-page.
describe('the address of an invoice', () => {
  it('shows its payer what is paid, and nothing else', async () => {
    const { link } = await kopi.make('invoices', INVOICE);
    const { status, json, headers } = await see(test, link);
    expect(status).toBe(200);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
    const { methods, checkout, reference, ...view } = json;
    expect(view).toEqual({
      kind: 'invoice',
      state: 'open',
      business_name: 'Kopi Nusantara',
      title: null,
      description: INVOICE.description,
      amount: '150000',
      currency: 'IDR',
      last_day: INVOICE.due_date,
      expires: null,
      order: null,
      paid: null,
      test_mode: true,
      takes_payments: true,
      fills: [],
      success_url: null,
    });
    expect(reference).toMatch(/^INV-/);
    expect(checkout).toMatch(/^[0-9a-f-]{36}$/);
    expect(methods[0]).toEqual({
      code: 'VIRTUAL_ACCOUNT_MANDIRI',
      category: 'VIRTUAL_ACCOUNT',
      channel: 'MANDIRI',
      name: 'Mandiri',
    });
    expect(JSON.stringify(json)).not.toMatch(/@|inv_|pm_|Sari/);
  });

  it('offers the enabled methods of that environment alone', async () => {
    const { link } = await kopi.make('invoices', INVOICE);
    const offered = (await see(test, link)).json.methods.map(({ channel }: { channel: string }) => channel);
    const { rows } = await test.database.pool.query(
      `select channel from payment_methods where environment = 'DEVELOPMENT' and status = 'enabled'
       and business_id = (select business_id from payer_tokens where token = $1)`,
      [link],
    );
    expect(offered.sort()).toEqual(rows.map(({ channel }) => channel).sort());
  });

  it('says that it is expired after its last day, also before a worker has stored that', async () => {
    const { link } = await kopi.make('invoices', { ...INVOICE, due_date: dayFromNow(1) });
    expect((await see(test, link)).json.state).toBe('open');
    test.travel(4 * 86_400);
    const { state, methods, checkout } = (await see(test, link)).json;
    test.travel(0);
    expect([state, methods, checkout]).toEqual(['expired', [], null]);
  });

  it('says that it is not active when the business cancelled it', async () => {
    const { id, link } = await kopi.make('invoices', INVOICE);
    expect((await kopi.act('invoices', `/${id}/actions/cancel`)).status).toBe(200);
    expect((await see(test, link)).json).toMatchObject({ state: 'inactive', methods: [], checkout: null });
  });
});

describe('the address of a payment link', () => {
  it('says what the payer fills in', async () => {
    const single = await kopi.make('payment-links', { title: 'Kopi Gayo', amount: '99000' });
    expect((await see(test, single.link)).json).toMatchObject({ kind: 'payment_link', amount: '99000', fills: [] });
    const multiple = await kopi.make('multiple-payment-links', { title: 'Donasi' });
    expect((await see(test, multiple.link)).json).toMatchObject({ title: 'Donasi', amount: null, fills: ['amount'] });
    const onDemand = await kopi.make('on-demand', { title: 'Bayar tagihan' });
    expect((await see(test, onDemand.link)).json).toMatchObject({ amount: null, fills: ['amount', 'purpose'] });
  });

  it('says that it is paid to the payer of a single link, and that it is not active where others paid it', async () => {
    for (const [resource, input, payment, expected] of [
      ['payment-links', { title: 'Kopi Gayo', amount: '99000' }, {}, ['paid']],
      [
        'multiple-payment-links',
        { title: 'Donasi', amount: '99000', usage_limit: 2 },
        { amount: '99000' },
        ['open', 'inactive'],
      ],
    ] as const) {
      const { id, link } = await kopi.make(resource, input);
      const states: string[] = [];
      for (const _payment of expected) {
        const paid = await kopi.act(resource, `/${id}/actions/simulate`, { channel: 'BNI', ...payment });
        expect(paid.status).toBe(200);
        states.push((await see(test, link)).json.state);
      }
      expect(states).toEqual(expected);
      expect((await see(test, link)).json).toMatchObject({ methods: [], checkout: null });
    }
  });

  it('says that it is not active when the business switched it off', async () => {
    const { id, link } = await kopi.make('payment-links', { title: 'Kopi Gayo', amount: '99000' });
    await kopi.act('payment-links', `/${id}/actions/deactivate`);
    expect((await see(test, link)).json.state).toBe('inactive');
  });
});

// Rule invoices.payer-address.
describe('a token', () => {
  it('that is unknown, changed, encoded or too long answers 404 alike', async () => {
    const { link, id } = await kopi.make('invoices', INVOICE);
    const last = link.at(-1) === 'A' ? 'B' : 'A';
    const tokens = [
      'AAAAAAAAAAAAAAAAAAAA',
      link.slice(0, -1) + last,
      link.toUpperCase(),
      `${link}%20`,
      `${link}%00`,
      `${link}%2f..`,
      `${link}%27--`,
      id,
      'x',
      'a'.repeat(64),
      'a'.repeat(65),
      'a'.repeat(199),
    ];
    for (const token of tokens) {
      const { status, json } = await see(test, token);
      expect([token.slice(0, 70), status, json.error_code]).toEqual([token.slice(0, 70), 404, 'DATA_NOT_FOUND_ERROR']);
    }
  });

  it('gets the same answer when it is short as when it is unknown', async () => {
    const { json: unknown } = await see(test, 'AAAAAAAAAAAAAAAAAAAA');
    const { json: short } = await see(test, 'x');
    expect(Object.keys(unknown)).toEqual(Object.keys(short));
    expect(unknown.message).toBe(short.message);
  });

  it('opens its own environment, also where the request names another', async () => {
    const { link } = await kopi.make('invoices', INVOICE);
    const { json } = await requestWithoutSession(test, `/api/pay/${link}?environment=PRODUCTION`);
    expect(json).toMatchObject({ test_mode: true, state: 'open' });
  });

  it('is not read by a request of a business', async () => {
    const { rows } = await test.database.pool.query(
      `select has_table_privilege('beranda_request', 'payer_tokens', 'select, insert, update, delete') as any`,
    );
    expect(rows).toEqual([{ any: false }]);
  });

  it('of every invoice, link, order, payout, receipt and store of the demo opens its record', async () => {
    const { rows } = await test.database.pool.query(
      `select (select count(*) from invoices) + (select count(*) from payment_links) + (select count(*) from payouts) +
         (select count(*) from ereceipts) + (select count(*) from store_orders) + (select count(*) from stores) as records, (select count(*) from payer_tokens) as tokens`,
    );
    expect(rows[0].tokens).toBe(rows[0].records);
  });
});
