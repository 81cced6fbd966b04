import { describe, expect, it } from 'vitest';
import type { Environment } from '#contract/generated/config.ts';
import { processAt } from '#server/core/queue/testing/processAt.ts';
import { orderQueue } from '#server/domains/providers/orderQueue.ts';
import type { ProviderOrder, ProviderResult } from '#server/domains/providers/PayoutProvider.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { signIn } from '../helpers/testApp.ts';

const HOUR = 3_600_000;
const AMOUNT = 100_000;

const owner = ownerOf('owner@kopi.test', 'DEVELOPMENT');

/** A payment by e-wallet that has reached the balance. */
async function newPayment(environment: Environment, age = '1 day', category = 'EWALLET'): Promise<string> {
  const { rows } = await owner.test.database.pool.query<{ id: string }>(
    `insert into transactions (business_id, environment, id, created, updated, type, status, channel_category, channel,
       external_id, reference, amount, fee, tax, net_amount, currency, settlement_status)
     select business_id, $1, gen_random_uuid(), now() - $2::interval, now(), 'PAYMENT', 'COMPLETED', $3, 'OVO',
       'W-1', 'OV-1', ${AMOUNT}, 0, 0, ${AMOUNT}, 'IDR', 'SETTLED'
     from businesses where name = 'Kopi Nusantara' returning id`,
    [environment, age, category],
  );
  return `txn_${rows[0]?.id.replaceAll('-', '')}`;
}

async function figures(environment: Environment): Promise<{ balance: number; sum: number }> {
  const { rows } = await owner.test.database.pool.query(
    `select sum(balance) filter (where account = 'BALANCE') as balance, sum(balance) as sum
     from ledger_accounts join businesses using (business_id) where name = 'Kopi Nusantara' and environment = $1`,
    [environment],
  );
  return { balance: Number(rows[0].balance), sum: Number(rows[0].sum) };
}

interface Attempt {
  readonly environment?: Environment;
  readonly key?: string;
}

async function refund(id: string, amount: string, { environment = 'DEVELOPMENT', key }: Attempt = {}) {
  const input = { amount, reason: 'REQUESTED_BY_CUSTOMER' };
  const { status, json } = await owner.act(`ewallets/${id}/actions/refund`, input, {
    environment,
    ...(key !== undefined && { key }),
  });
  return { status, code: json.errors?.[0]?.code ?? json.error_code };
}

async function refundsOf(id: string, environment: Environment = 'DEVELOPMENT') {
  const { rows } = await owner.test.database.pool.query<{ status: string; amount: string }>(
    `select status, amount from transactions where type = 'REFUND' and paid_for = $1 and environment = $2 order by created`,
    [id, environment],
  );
  return rows.map(({ status, amount }) => `${status} ${amount}`);
}

/** Polls the orders of live mode until none is due. */
async function carryAll(result: ProviderResult): Promise<ProviderOrder[]> {
  const orders: ProviderOrder[] = [];
  const provider = {
    submitOrPoll: async (order: ProviderOrder) => {
      orders.push(order);
      return result;
    },
  };
  const later = new Date(Date.now() + HOUR);
  while (await processAt(orderQueue(owner.test, { PRODUCTION: provider }), owner.test.database, later));
  return orders.filter(({ record }) => record === 'wallet-refund');
}

// Rule accept.wallet-refunds.
describe('a payment by e-wallet', () => {
  it('is refunded in parts up to the paid amount, out of the balance, each once for a key', async () => {
    const id = await newPayment('DEVELOPMENT');
    const before = await figures('DEVELOPMENT');
    const same = await Promise.all([1, 2, 3].map(() => refund(id, '60000', { key: `wallet-${id}` })));
    expect(same.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await refund(id, '40001')).toEqual({ status: 400, code: 'more_than_left' });
    expect(await refund(id, '40000')).toEqual({ status: 200, code: undefined });
    expect((await refund(id, '1')).status).toBe(409);
    expect(await refundsOf(id)).toEqual(['COMPLETED 60000', 'COMPLETED 40000']);
    const after = await figures('DEVELOPMENT');
    expect([before.balance - after.balance, after.sum]).toEqual([AMOUNT, before.sum]);
    const { refunded_amount, blocked } = await owner.read('ewallets', id);
    expect([refunded_amount, blocked?.refund]).toEqual([String(AMOUNT), 'ewallets.refund_blocked_refunded']);
  });

  it('is refunded once by many at the same time', async () => {
    const id = await newPayment('DEVELOPMENT');
    const answers = await Promise.all(Array.from({ length: 8 }, () => refund(id, String(AMOUNT))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await refundsOf(id)).toEqual([`COMPLETED ${AMOUNT}`]);
  });

  it.each([
    ['of zero', '1 day', 'EWALLET', '0', 400],
    ['below zero', '1 day', 'EWALLET', '-5', 400],
    ['of six months ago', '181 days', 'EWALLET', '1000', 409],
    ['of another method', '1 day', 'QR_CODE', '1000', 404],
  ])('is not refunded when it is %s', async (_what, age, category, amount, status) => {
    const id = await newPayment('DEVELOPMENT', age, category);
    expect((await refund(id, amount)).status).toBe(status);
    expect(await refundsOf(id)).toEqual([]);
  });

  it('is refunded by those who may withdraw, in its own mode', async () => {
    const id = await newPayment('DEVELOPMENT');
    const editor = await signIn(owner.test, 'editor@kopi.test');
    const options = { person: editor };
    const input = { amount: '1000', reason: 'OTHERS' };
    expect((await owner.act(`ewallets/${id}/actions/refund`, input, options)).status).toBe(404);
    expect((await refund(id, '1000', { environment: 'PRODUCTION' })).status).toBe(404);
    expect(await refundsOf(id)).toEqual([]);
  });

  it.each([
    ['is completed when the wallet takes it', { state: 'DONE' }, `COMPLETED ${AMOUNT}`, String(AMOUNT)],
    [
      'is credited back when the wallet does not',
      { state: 'FAILED', errorCode: 'INVALID_ACCOUNT' },
      `FAILED ${AMOUNT}`,
      '0',
    ],
  ] as const)('in live mode %s, once', async (_what, result, shown, refunded) => {
    const environment = 'PRODUCTION';
    const id = await newPayment(environment);
    const before = await figures(environment);
    expect(await refund(id, String(AMOUNT), { environment })).toEqual({ status: 200, code: undefined });
    expect(await refundsOf(id, environment)).toEqual([`PENDING ${AMOUNT}`]);
    const orders = await carryAll(result);
    expect(orders).toMatchObject([{ channel: 'OVO', account: 'OV-1', amount: String(AMOUNT), currency: 'IDR' }]);
    expect(await carryAll(result)).toEqual([]);
    expect(await refundsOf(id, environment)).toEqual([shown]);
    const after = await figures(environment);
    expect([before.balance - after.balance, after.sum]).toEqual([Number(refunded), before.sum]);
    expect((await owner.read('ewallets', id, { environment })).refunded_amount).toBe(refunded);
  });
});
