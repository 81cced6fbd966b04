import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PIN } from '#demo/seedDemo.ts';
import { processAt } from '#server/core/queue/testing/processAt.ts';
import type { CardAcquirers } from '#server/domains/cards/acquirer/CardAcquirer.ts';
import type {
  PaymentOrder,
  PaymentProviders,
  ReceivingAccount,
} from '#server/domains/payments/providers/PaymentProvider.ts';
import { paymentQueue } from '#server/domains/payments/providers/paymentQueue.ts';
import { defaultPaymentProviders } from '#server/domains/payments/providers/simulatedPayers.ts';
import { dayFromNow } from '../../helpers/days.ts';
import {
  type Person,
  requestWithoutSession,
  signIn,
  startTestApp,
  type TestApp,
  write,
} from '../../helpers/testApp.ts';
import { choose, readRequest, see, simulate } from './payers.ts';

const MINUTE = 60_000;
const OWNER = 'owner@kopi.test';
const environment = 'PRODUCTION';

/** A shop in live mode, whose providers are these. */
async function shopWith(paymentProviders: PaymentProviders, cardAcquirers?: CardAcquirers) {
  const test = await startTestApp({
    paymentProviders,
    doesBackgroundWork: false,
    ...(cardAcquirers && { cardAcquirers }),
  });
  const owner = await signIn(test, OWNER);
  const business = (await owner.request('/api/console')).json.business.id;
  return { test, owner, business, ...actions(test, owner, business, paymentProviders) };
}

function actions(test: TestApp, owner: Person, business_id: string, paymentProviders: PaymentProviders) {
  const read = async (api: string, id: string) =>
    (await owner.request(`/api/${api}/${id}?environment=${environment}`)).json;
  return {
    read,
    async invoice(amount: string): Promise<{ id: string; link: string }> {
      const input = {
        payer_email: 'p@surat.example',
        payer_name: 'Sari',
        description: 'Kopi',
        amount,
        due_date: dayFromNow(7),
      };
      const body = { business_id, environment, confirmation: { type: 'pin', pin: DEMO_PIN }, input } as const;
      const { status, json } = await write(owner, '/api/invoices/actions/create', body);
      expect([status, json.errors]).toEqual([200, undefined]);
      return read('invoices', json.id);
    },
    async request(link: string, method: string) {
      const { checkout } = (await see(test, link)).json;
      return choose(test, link, { checkout, method });
    },
    /** Does what is due after so many minutes. */
    async work(minutes: number): Promise<number> {
      const queue = paymentQueue({ ...test.services, paymentProviders });
      let done = 0;
      while (await processAt(queue, test.database, new Date(Date.now() + minutes * MINUTE))) done++;
      return done;
    },
  };
}

type Shop = Awaited<ReturnType<typeof shopWith>>;

// Rule accept.live-payments.
describe('a payer in live mode', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await shopWith(defaultPaymentProviders({ demo: true }));
  });
  afterAll(() => shop.test.close());

  it('pays by what the page gives, and the payment has all that belongs to it', async () => {
    const { test, read } = shop;
    const { id, link } = await shop.invoice('150000');
    expect((await see(test, link)).json).toMatchObject({ state: 'open', test_mode: false, takes_payments: true });
    const { status, json: request } = await shop.request(link, 'VIRTUAL_ACCOUNT_BNI');
    expect([status, request.state, request.payment_code]).toEqual([200, 'pending', expect.stringMatching(/^\d{10,}$/)]);
    expect((await simulate(test, link, request.id)).json.error_code).toBe('NOT_PAYABLE_ERROR');

    await shop.work(1);
    expect((await readRequest(test, link, request.id)).json.state).toBe('pending');
    await shop.work(3);
    expect((await readRequest(test, link, request.id)).json.state).toBe('paid');
    expect((await read('invoices', id)).status).toBe('PAID');
    const { transaction_id } = await read('payment-requests', request.id);
    expect(await read('transactions', transaction_id)).toMatchObject({
      status: 'COMPLETED',
      channel: 'BNI',
      amount: '150000',
    });
    const { rows } = await test.database.pool.query(
      `select product from callbacks where environment = $1 and payload ->> 'payment_request_id' = $2`,
      [environment, request.id],
    );
    expect(rows).toEqual([{ product: 'VIRTUAL_ACCOUNT_PAID' }]);
    expect(await shop.work(10)).toBe(0);
  });

  it('pays once, of several methods that were chosen', async () => {
    const { id, link } = await shop.invoice('80000');
    const [bank, code] = [await shop.request(link, 'VIRTUAL_ACCOUNT_BCA'), await shop.request(link, 'QR_CODE_QRIS')];
    await shop.work(3);
    await shop.work(3);
    const states = await Promise.all(
      [bank, code].map(async ({ json }) => (await readRequest(shop.test, link, json.id)).json.state),
    );
    expect(states.sort()).toEqual(['cancelled', 'paid']);
    const { rows } = await shop.test.database.pool.query(
      `select count(*)::int as payments from transactions where environment = $1 and paid_for = $2 and status = 'COMPLETED'`,
      [environment, id],
    );
    expect(rows).toEqual([{ payments: 1 }]);
  });

  // Rule accept.money-without-record.
  it('of the demo may pay by each method that was chosen, and the business has both payments', async () => {
    const { id, link } = await shop.invoice('80409');
    const chosen = [await shop.request(link, 'VIRTUAL_ACCOUNT_BCA'), await shop.request(link, 'QR_CODE_QRIS')];
    await shop.work(3);
    await shop.work(3);
    const ids = chosen.map(({ json }) => json.id);
    for (const each of ids) expect((await shop.read('payment-requests', each)).status).toBe('PAID');
    const { rows } = await shop.test.database.pool.query(
      `select paid_for from transactions where environment = $1 and paid_for = any($2) and status = 'COMPLETED'`,
      [environment, [id, ...ids]],
    );
    expect(rows.map(({ paid_for }) => paid_for).sort()).toEqual([id, expect.stringMatching(/^preq_/)]);
  });

  it('may leave it unpaid, and the request expires', async () => {
    const { link } = await shop.invoice('50404');
    const { json: request } = await shop.request(link, 'VIRTUAL_ACCOUNT_BNI');
    await shop.work(60);
    expect((await readRequest(shop.test, link, request.id)).json.state).toBe('pending');
    expect(await shop.work(8 * 24 * 60)).toBe(1);
  });

  // Rule accept.payment-request-by-program.
  it('is requested by a program as well', async () => {
    const { id } = await shop.invoice('90000');
    const body = { business_id: shop.business, environment, input: { paid_for: id, channel: 'BNI' } } as const;
    const { status, json } = await write(shop.owner, '/api/payment-requests/actions/create', body);
    expect([status, json.errors]).toEqual([200, undefined]);
    await shop.work(3);
    expect((await shop.read('payment-requests', json.id)).status).toBe('PAID');
  });
});

// Rule accept.live-payments.
describe('a provider', () => {
  const opened: string[] = [];
  const closed: string[] = [];
  /** What was paid before it was closed, by its id. */
  const taken = new Map<string, Date>();
  let isDown = false;
  const bank = {
    async openOrPoll({ id, given, code }: PaymentOrder, now: Date) {
      if (isDown) throw new Error('The bank cannot be reached');
      opened.push(`${id} ${code}`);
      const pays = new Date(given.getTime() + 4 * MINUTE);
      return now < pays
        ? { state: 'PENDING' as const, nextPoll: new Date(now.getTime() + MINUTE) }
        : { state: 'PAID' as const, taken: pays };
    },
    async close({ id }: PaymentOrder) {
      closed.push(id);
      const moment = taken.get(id);
      return moment === undefined ? { state: 'CLOSED' as const } : { state: 'PAID' as const, taken: moment };
    },
    async readDeposits(_account: ReceivingAccount, _after: string | null, now: Date) {
      return { deposits: [], nextPoll: new Date(now.getTime() + 60 * MINUTE) };
    },
  };
  let shop: Shop;
  beforeAll(async () => {
    shop = await shopWith({ PRODUCTION: bank });
  });
  afterAll(() => shop.test.close());

  it('gets the number, is polled until it is paid, and again after an error', async () => {
    const { link } = await shop.invoice('150000');
    isDown = true;
    const { json: request } = await shop.request(link, 'VIRTUAL_ACCOUNT_BNI');
    await expect(shop.work(0.02)).rejects.toThrow('The bank cannot be reached');
    expect(opened).toEqual([]);
    isDown = false;
    await shop.work(2);
    expect(new Set(opened)).toEqual(new Set([`${request.id} ${request.payment_code}`]));
    expect((await readRequest(shop.test, link, request.id)).json.state).toBe('pending');
    await shop.work(5);
    expect((await readRequest(shop.test, link, request.id)).json.state).toBe('paid');
    expect(closed).toEqual([]);
  });

  it('closes what is no longer to be paid', async () => {
    const { id, link } = await shop.invoice('70000');
    const { json: request } = await shop.request(link, 'VIRTUAL_ACCOUNT_BNI');
    await shop.work(0.02);
    const body = { business_id: shop.business, environment, confirmation: { type: 'pin', pin: DEMO_PIN } } as const;
    expect((await write(shop.owner, `/api/invoices/${id}/actions/cancel`, body)).status).toBe(200);
    await shop.work(2);
    expect(closed).toEqual([request.id]);
    expect((await shop.read('payment-requests', request.id)).status).toBe('CANCELLED');
  });

  it('counts what it took in time and reports after the invoice has expired', async () => {
    const { id, link } = await shop.invoice('60000');
    const { json: request } = await shop.request(link, 'VIRTUAL_ACCOUNT_BNI');
    taken.set(request.id, new Date(Date.now() + MINUTE));
    const { pool } = shop.test.database;
    await pool.query(`update invoices set status = 'EXPIRED' where id = $1`, [id.slice('inv_'.length)]);
    expect((await shop.read('payment-requests', request.id)).status).toBe('CANCELLED');
    await shop.work(3);
    expect((await shop.read('payment-requests', request.id)).status).toBe('PAID');
    expect((await shop.read('invoices', id)).status).toMatch(/^(PAID|SETTLED)$/);
    const { rows } = await pool.query(
      `select status, amount::text from virtual_account_payments where environment = $1
       and payment_request_id = $2`,
      [environment, request.id.slice('preq_'.length)],
    );
    expect(rows).toEqual([{ status: 'COMPLETED', amount: '60000' }]);
  });

  /** What the business has of a request: its transaction, the callback of its channel, and the notification. */
  async function received({ id }: { readonly id: string }) {
    const { status, transaction_id } = await shop.read('payment-requests', id);
    const { type, amount, paid_for, ...transaction } = await shop.read('transactions', transaction_id);
    const { rows } = await shop.test.database.pool.query(
      `select (select count(*)::int from callbacks where payload ->> 'payment_request_id' = $1) as callbacks,
              (select "values" ->> 'amount' from notifications
               where kind = 'payment-not-applied' and 'txn_' || replace(record_id::text, '-', '') = $2) as notified,
              (select coalesce(sum(amount), 0)::text from ledger_entries) as ledger`,
      [id, transaction_id],
    );
    return { status, type, amount, paid_for, payment: transaction.status, ...rows[0] };
  }

  const alone = (id: string, amount: string) => ({
    status: 'PAID',
    type: 'PAYMENT',
    amount,
    paid_for: id,
    payment: 'COMPLETED',
    callbacks: 1,
    notified: amount,
    ledger: '0',
  });

  // Rule accept.money-without-record.
  it('has its money recorded, and the business notified, where the invoice was paid in another way', async () => {
    const { id, link } = await shop.invoice('65000');
    const { json: first } = await shop.request(link, 'VIRTUAL_ACCOUNT_BNI');
    const { json: second } = await shop.request(link, 'VIRTUAL_ACCOUNT_BRI');
    taken.set(second.id, new Date(Date.now() + MINUTE));
    await shop.work(6);
    expect((await received(first)).paid_for).toBe(id);
    expect((await received(first)).notified).toBe(null);
    expect(await received(second)).toEqual(alone(second.id, '65000'));
    expect((await shop.read('invoices', id)).status).toBe('PAID');
    expect(await shop.work(30)).toBe(0);
  });

  /** What the business has of a payment that is taken while its invoice changes. */
  async function takenDuring(amount: string, change: (invoiceId: string) => Promise<unknown>) {
    const { id, link } = await shop.invoice(amount);
    const { json: request } = await shop.request(link, 'VIRTUAL_ACCOUNT_BNI');
    await shop.work(0.02);
    taken.set(request.id, new Date(Date.now() + MINUTE));
    await change(id);
    await shop.work(6);
    expect(await received(request)).toEqual(alone(request.id, amount));
    return (await shop.read('invoices', id)).status;
  }

  it('has its money recorded where the invoice was cancelled while the payer paid', async () => {
    const body = { business_id: shop.business, environment, confirmation: { type: 'pin', pin: DEMO_PIN } } as const;
    const cancel = (id: string) => write(shop.owner, `/api/invoices/${id}/actions/cancel`, body);
    expect(await takenDuring('72000', cancel)).toBe('CANCELLED');
  });

  it('has its money recorded where the amount of the invoice is another by then', async () => {
    const raise = (id: string) =>
      shop.test.database.pool.query('update invoices set amount = 80000 where id = $1', [id.slice('inv_'.length)]);
    expect(await takenDuring('73000', raise)).toBe('PENDING');
  });

  it('pays an invoice that is still open by what it took after the request expired', async () => {
    const { id, link } = await shop.invoice('74000');
    const { json: request } = await shop.request(link, 'VIRTUAL_ACCOUNT_BNI');
    const { pool } = shop.test.database;
    await pool.query(
      `update payment_requests set status = 'EXPIRED', expires = now() - interval '1 minute' where id = $1`,
      [request.id.slice('preq_'.length)],
    );
    taken.set(request.id, new Date(Date.now() + MINUTE));
    await shop.work(3);
    expect(await received(request)).toMatchObject({ status: 'PAID', paid_for: id, notified: null });
    expect((await shop.read('invoices', id)).status).toBe('PAID');
  });
});

// Rule invoices.payer-live.
describe('without a provider', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await shopWith({}, {});
  });
  afterAll(() => shop.test.close());

  it('nothing can be paid in live mode, and the page says so without a button', async () => {
    const { id, link } = await shop.invoice('150000');
    expect((await see(shop.test, link)).json).toMatchObject({ test_mode: false, takes_payments: false });
    const { status, json } = await shop.request(link, 'VIRTUAL_ACCOUNT_BNI');
    expect([status, json.error_code]).toEqual([409, 'NOT_PAYABLE_ERROR']);
    const body = { business_id: shop.business, environment, input: { paid_for: id, channel: 'BNI' } } as const;
    const requested = await write(shop.owner, '/api/payment-requests/actions/create', body);
    expect([requested.status, requested.json.error_code]).toEqual([409, 'NOT_PAYABLE_ERROR']);
    const { json: page } = await requestWithoutSession(shop.test, `/pay/${link}?language=en`);
    expect(page).toContain('doesn’t take live payments');
    expect(page).not.toMatch(/<form|<button|Test mode/);
  });
});
