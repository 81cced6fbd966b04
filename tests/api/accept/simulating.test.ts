import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBusiness } from '#server/access/sessions/people/backgroundBusiness.ts';
import { inBusiness } from '#server/database/inBusiness.ts';
import { simulatePayment } from '#server/domains/payments/simulatePayment.ts';
import type { RecordContext } from '#server/engine/operations/operation/operation.ts';
import { dayFromNow } from '../../helpers/days.ts';
import { signIn, write } from '../../helpers/testApp.ts';
import { type Payee, startPayee, uuidOf } from './madeRecords.ts';

let payee: Payee;
beforeAll(async () => {
  payee = await startPayee();
});
afterAll(() => payee.test.close());

const SIMULATE = 'actions/simulate';

const invoice = (input: object = {}) =>
  payee.make('invoices', { payer_email: 'payer@surat.example', amount: '150000', due_date: dayFromNow(7), ...input });

function simulate(resource: string, id: string, input?: object, person = payee.owner, key?: string) {
  return payee.act(resource, `/${id}/${SIMULATE}`, input, person, key);
}

/** What the business has, in the balance or on its way to it. */
async function owned(): Promise<bigint> {
  const { rows } = await payee.test.database.pool.query(
    `select coalesce(sum(balance), 0)::text as owned from ledger_accounts a join businesses b using (business_id)
     where b.name = 'Kopi Nusantara' and a.environment = 'DEVELOPMENT' and account in ('BALANCE', 'PENDING')`,
  );
  return BigInt(rows[0].owned);
}

/** What is made, what its payer fills in, what it is then, and the products of the callbacks. */
const JOURNEYS: readonly [string, object, object | undefined, object, readonly string[]][] = [
  [
    'invoices',
    { payer_email: 'payer@surat.example', amount: '80000', due_date: dayFromNow(1) },
    { channel: 'DANA' },
    { status: 'PAID' },
    ['EWALLET_PAYMENT', 'INVOICE'],
  ],
  [
    'payment-links',
    { title: 'Kopi Gayo', amount: '80000' },
    { channel: 'QRIS' },
    { status: 'PAID', payments_count: 1, paid_amount: '80000' },
    ['PAYMENT_LINK', 'QR_CODE_PAYMENT'],
  ],
  [
    'multiple-payment-links',
    { title: 'Donasi', amount: '80000' },
    { channel: 'BNI', amount: '80000' },
    { status: 'ACTIVE', payments_count: 1 },
    ['PAYMENT_LINK', 'VIRTUAL_ACCOUNT_PAID'],
  ],
  [
    'on-demand',
    { title: 'Bayar tagihan' },
    { channel: 'BNI', amount: '80000' },
    { status: 'ACTIVE', payments_count: 1 },
    ['PAYMENT_LINK', 'VIRTUAL_ACCOUNT_PAID'],
  ],
  [
    'virtual-accounts',
    { bank: 'BNI', name: 'Siti', type: 'SINGLE_USE', expected_amount: '80000' },
    { amount: '80000' },
    { status: 'PAID' },
    ['VIRTUAL_ACCOUNT_PAID'],
  ],
  [
    'qr-codes',
    { name: 'Kasir 1', type: 'STATIC' },
    { amount: '80000' },
    { status: 'ACTIVE', payments_count: 1, paid_amount: '80000' },
    ['QR_CODE_PAYMENT'],
  ],
];

// Rule accept.simulated-payment, accept.paid-for.
describe('a simulated payment', () => {
  it.each(JOURNEYS)('of %s is recorded, and changes the balance', async (resource, made, input, after, products) => {
    const id = await payee.make(resource, made);
    const before = await owned();
    const { status, json } = await simulate(resource, id, input);
    expect([status, json.error_code]).toEqual([200, undefined]);
    expect(await payee.read(resource, id)).toMatchObject(after);
    const [payment, ...others] = await payee.paymentsOf(id);
    expect(others).toEqual([]);
    expect(payment).toMatchObject({ status: 'COMPLETED', amount: '80000' });
    expect((await owned()) - before).toBe(BigInt(payment.net_amount));
    expect((await payee.read('transactions', payment.id)).paid_for).toBe(id);
    const { rows } = await payee.test.database.pool.query(
      `select product from callbacks where payload->>'transaction_id' = $1 order by product`,
      [payment.id],
    );
    expect(rows.map(({ product }) => product)).toEqual(products);
    const [entry] = await payee.list('activity-logs', { target_id: id, action: ['PAYMENT_SIMULATED'] });
    expect(entry).toMatchObject({ actor_type: 'PERSON', actor_email: 'owner@kopi.test' });
  });

  // Rule accept.account-payments.
  it('of an invoice by a bank is listed with the payments of virtual accounts, under the number of its request', async () => {
    const id = await invoice();
    expect((await simulate('invoices', id, { channel: 'BNI' })).status).toBe(200);
    const [request, ...others] = await payee.list('payment-requests', { paid_for: id });
    expect([request?.status, others]).toEqual(['PAID', []]);
    const [payment] = await payee.paymentsOf(id);
    const [listed, ...more] = await payee.list('virtual-account-payments', { q: request?.payment_code });
    expect(more).toEqual([]);
    expect(listed).toMatchObject({ status: 'COMPLETED', bank: 'BNI', amount: '150000', fee: payment.fee });
    const { transaction_id, account_name } = await payee.read('virtual-account-payments', listed.id);
    expect([transaction_id, account_name]).toEqual([payment.id, 'Kopi Nusantara']);
  });

  // Rule accept.channel-amounts.
  it('takes amounts as the channel does', async () => {
    const id = await payee.make('on-demand', { title: 'Bayar tagihan' });
    const { status, json } = await simulate('on-demand', id, { channel: 'BNI', amount: '1' });
    expect([status, json.error_code, json.errors?.[0]]).toMatchObject([
      409,
      'WRONG_AMOUNT_ERROR',
      { field: 'amount', code: 'minimum', amount: '10000' },
    ]);
    expect(await payee.paymentsOf(id)).toEqual([]);
  });

  it('is sent once, however often it is requested with one key', async () => {
    const id = await payee.make('on-demand', { title: 'Sekali saja' });
    const pay = () => simulate('on-demand', id, { channel: 'BNI', amount: '10000' }, payee.owner, 'simulated-once');
    const answers = await Promise.all([pay(), pay(), pay()]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await pay()).status).toBe(200);
    expect(await payee.paymentsOf(id)).toHaveLength(1);
  });

  it('of one invoice succeeds once, of five at the same time', async () => {
    const id = await invoice();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => simulate('invoices', id, { channel: 'BNI' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await payee.paymentsOf(id)).toHaveLength(1);
  });

  it('is answered as not available where the record is cancelled after the action has read it', async () => {
    const id = await invoice();
    await payee.act('invoices', `/${id}/actions/cancel`);
    const { test, business } = payee;
    const scope = { businessId: uuidOf(business), environment: 'DEVELOPMENT' } as const;
    const simulated = inBusiness(test.database.pool, scope, async (transaction) => {
      const { brand, limits, ...owner } = await loadBusiness(transaction, test.config, scope);
      const session = { scope, environment: scope.environment, business: owner, resolution: { limits } };
      const context = { transaction, session, brand, record: { name: 'invoice' }, recordId: uuidOf(id), action: {} };
      const input = { channel: 'BNI' };
      return simulatePayment({ ...context, input, now: new Date() } as unknown as RecordContext);
    });
    await expect(simulated).rejects.toMatchObject({ code: 'ACTION_NOT_AVAILABLE_ERROR' });
  });

  // Rule accept.paid-amount.
  it('needs an amount above zero, and that of the record where it has one', async () => {
    const open = await payee.make('on-demand', { title: 'Bayar tagihan' });
    for (const amount of ['0', '-1', '0.5', undefined]) {
      const { status, json } = await simulate('on-demand', open, { channel: 'BNI', amount });
      expect([amount, status, json.errors?.[0].field]).toEqual([amount, 400, 'amount']);
    }
    const id = await payee.make('qr-codes', { name: 'Meja 4', type: 'DYNAMIC', amount: '85000' });
    const form = (await payee.owner.request(`/api/qr-codes/${id}/actions/simulate/form?environment=DEVELOPMENT`)).json;
    expect(form.limits).toEqual({ amount: '85000' });
    const above = await simulate('qr-codes', id, { amount: '85001' });
    expect([above.status, above.json.errors[0].code]).toEqual([400, 'more_than_due']);
    const below = await simulate('qr-codes', id, { amount: '84999' });
    expect([below.status, below.json.error_code, below.json.errors]).toMatchObject([
      409,
      'WRONG_AMOUNT_ERROR',
      [{ field: 'amount', code: 'exact_amount', amount: '85000' }],
    ]);
    expect(await payee.paymentsOf(id)).toEqual([]);
  });

  it('is not offered for a record that cannot be paid', async () => {
    const id = await invoice();
    expect((await payee.read('invoices', id)).can).toContain('simulate');
    await payee.act('invoices', `/${id}/actions/cancel`);
    expect((await payee.read('invoices', id)).can).not.toContain('simulate');
    const refused = await simulate('invoices', id, { channel: 'BNI' });
    expect([refused.status, refused.json.error_code]).toEqual([409, 'ACTION_NOT_AVAILABLE_ERROR']);
    // Its last day is over, and the clock has not changed its state yet.
    const late = await invoice();
    await payee.test.database.pool.query(`update invoices set due_date = $1 where status = 'PENDING'`, [
      dayFromNow(-2),
    ]);
    const expired = await simulate('invoices', late, { channel: 'BNI' });
    expect([expired.status, expired.json.error_code]).toEqual([409, 'PAYMENT_EXPIRED_ERROR']);
  });

  it('offers the channels that are live', async () => {
    const id = await invoice();
    const form = (await payee.owner.request(`/api/invoices/${id}/actions/simulate/form?environment=DEVELOPMENT`)).json;
    const offered = form.form.sections[0].fields[0].options.map(({ value }: { value: string }) => value);
    expect(offered).toEqual(expect.arrayContaining(['BNI', 'QRIS', 'DANA', 'INDOMARET']));
    for (const closed of ['BCA', 'GCASH']) expect(offered).not.toContain(closed);
    const refused = await simulate('invoices', id, { channel: 'BCA' });
    expect([refused.status, refused.json.error_code]).toEqual([409, 'PAYMENT_METHOD_NOT_LIVE_ERROR']);
  });

  it('is for people who may edit, in test mode, in their business', async () => {
    const id = await invoice();
    const viewer = await signIn(payee.test, 'viewer@kopi.test');
    expect((await simulate('invoices', id, { channel: 'BNI' }, viewer)).status).toBe(404);
    const other = await signIn(payee.test, 'owner@pasar.test');
    const { id: pasar } = (await other.request('/api/console?environment=DEVELOPMENT')).json.business;
    const inOther = { business_id: pasar, environment: 'DEVELOPMENT', input: { channel: 'BNI' } } as const;
    expect((await write(other, `/api/invoices/${id}/${SIMULATE}`, inOther)).status).toBe(404);
    const live = { business_id: payee.business, environment: 'PRODUCTION' } as const;
    const [row] = (await payee.owner.request('/api/invoices?environment=PRODUCTION')).json;
    const inLive = await write(payee.owner, `/api/invoices/${row.id}/${SIMULATE}`, {
      ...live,
      input: { channel: 'BNI' },
    });
    expect(inLive.status).toBe(404);
    expect((await payee.read('invoices', id)).status).toBe('PENDING');
  });
});
