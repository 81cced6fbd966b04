import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Environment } from '#contract/generated/config.ts';
import { processAt } from '#server/core/queue/testing/processAt.ts';
import { defaultProviders } from '#server/domains/providers/defaultProviders.ts';
import { orderQueue } from '#server/domains/providers/orderQueue.ts';
import type {
  PayoutProvider,
  PayoutProviders,
  ProviderOrder,
  ProviderResult,
} from '#server/domains/providers/PayoutProvider.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';

const PAYMENTS = 'credit-card-payments';
const REFUNDS = 'credit-card-refunds';
const MINUTE = 60_000;

const kopi = ownerOf('owner@kopi.test', 'DEVELOPMENT');
// The rules of the demo stop a card that pays too often.
beforeAll(() => kopi.test.database.pool.query(`update fraud_rules set status = 'INACTIVE' where status = 'ACTIVE'`));
// The orders of the demo are no part of what is counted here.
beforeAll(() => kopi.test.database.pool.query(`delete from queue_tasks where queue = 'order'`));

/** Minor units that the business can use. */
async function balance(environment: Environment): Promise<bigint> {
  const { rows } = await kopi.test.database.pool.query(
    `select balance from ledger_accounts a join businesses b using (business_id)
     where b.name = 'Kopi Nusantara' and environment = $1 and account = 'BALANCE'`,
    [environment],
  );
  return BigInt(rows[0].balance);
}

/** Processes the orders that are due then. */
async function answerAt(when: Date, providers: PayoutProviders): Promise<void> {
  while (await processAt(orderQueue(kopi.test, providers), kopi.test.database, when));
}

async function callbacksOf(id: string) {
  const { rows } = await kopi.test.database.pool.query(
    `select product, payload->>'status' as status, payload->>'failure_code' as code from callbacks where reference = $1`,
    [id],
  );
  return rows;
}

async function journalsOf(reference: string): Promise<number> {
  const { rows } = await kopi.test.database.pool.query(
    `select count(distinct journal_id)::integer as journals from ledger_entries where reference = $1`,
    [reference],
  );
  return rows[0].journals;
}

function refund(payment: string, amount: string, environment: Environment) {
  return kopi.act(`${PAYMENTS}/${payment}/actions/refund`, { amount, reason: 'DUPLICATE' }, { environment });
}

/** Pays by a test card and refunds all of it. */
async function refundedByTestCard(test_card: string) {
  const input = { test_card, amount: '150000', external_id: `RF-${randomUUID().slice(0, 8)}` };
  const paid = await kopi.act(`${PAYMENTS}/actions/simulate`, input);
  expect([paid.status, paid.json.errors]).toEqual([200, undefined]);
  const payment: string = paid.json.id;
  expect((await kopi.read(PAYMENTS, payment)).status).toBe('CHARGED');
  const before = await balance('DEVELOPMENT');
  const made = await refund(payment, '150000', 'DEVELOPMENT');
  expect([made.status, made.json.errors]).toEqual([200, undefined]);
  const [row] = await kopi.list(REFUNDS, { payment_id: payment });
  return { payment, refund: await kopi.read(REFUNDS, row.id), before };
}

// Rule refunds.test-cards, refunds.at-the-acquirer.
describe('a refund in test mode', () => {
  const SANDBOX = defaultProviders({ demo: false });

  it('to a card that says so is requested, accepted, and taken a minute later; its amount has left the balance', async () => {
    const { payment, refund: made, before } = await refundedByTestCard('REFUND_PENDING');
    expect(made.status).toBe('REQUESTED');
    expect(before - (await balance('DEVELOPMENT'))).toBe(150_000n);
    expect(await kopi.read('transactions', made.transaction_id)).toMatchObject({ status: 'PENDING' });
    expect(await callbacksOf(made.id)).toEqual([]);
    const given = Date.parse(made.created);
    await answerAt(new Date(given), SANDBOX);
    expect((await kopi.read(REFUNDS, made.id)).status).toBe('PENDING');
    expect((await kopi.read(PAYMENTS, payment)).status).toBe('CHARGED');
    await answerAt(new Date(given + MINUTE - 1), SANDBOX);
    expect((await kopi.read(REFUNDS, made.id)).status).toBe('PENDING');
    await answerAt(new Date(given + MINUTE), SANDBOX);
    expect(await kopi.read(REFUNDS, made.id)).toMatchObject({ status: 'SUCCEEDED', completed: expect.any(String) });
    expect((await kopi.read(PAYMENTS, payment)).status).toBe('REFUNDED');
    expect(await callbacksOf(made.id)).toEqual([{ product: 'REFUND', status: 'SUCCEEDED', code: null }]);
    expect(before - (await balance('DEVELOPMENT'))).toBe(150_000n);
  });

  // Rule refunds.not-taken.
  it('that the acquirer does not accept is in the balance again at once, and can be tried anew', async () => {
    const { payment, refund: made, before } = await refundedByTestCard('REFUND_REFUSED');
    await answerAt(new Date(made.created), SANDBOX);
    expect(await kopi.read(REFUNDS, made.id)).toMatchObject({ status: 'CYBERSOURCE_ERROR', completed: null });
    expect(await balance('DEVELOPMENT')).toBe(before);
    expect(await callbacksOf(made.id)).toEqual([
      { product: 'REFUND', status: 'CYBERSOURCE_ERROR', code: 'CHANNEL_UNAVAILABLE' },
    ]);
    const transaction = await kopi.read('transactions', made.transaction_id);
    expect(transaction).toMatchObject({ status: 'FAILED', failure_code: 'CHANNEL_UNAVAILABLE' });
    expect(await journalsOf(made.reference)).toBe(2);
    const left = await kopi.read(PAYMENTS, payment);
    expect(left).toMatchObject({ status: 'CHARGED', refunded_amount: '0' });
    expect((await refund(payment, '150000', 'DEVELOPMENT')).status).toBe(200);
    await answerAt(new Date(), SANDBOX);
  });

  it.each([
    ['REFUND_FAILED', 'FAILED', 'INVALID_ACCOUNT'],
    ['REFUND_PROCESSOR_ERROR', 'PROCESSOR_ERROR', 'CHANNEL_UNAVAILABLE'],
  ])('to %s is accepted and ends as %s, with its amount in the balance again', async (card, status, code) => {
    const { refund: made, before } = await refundedByTestCard(card);
    const given = Date.parse(made.created);
    await answerAt(new Date(given), SANDBOX);
    expect((await kopi.read(REFUNDS, made.id)).status).toBe('PENDING');
    await answerAt(new Date(given + MINUTE), SANDBOX);
    expect((await kopi.read(REFUNDS, made.id)).status).toBe(status);
    expect(await callbacksOf(made.id)).toEqual([{ product: 'REFUND', status, code }]);
    expect(await balance('DEVELOPMENT')).toBe(before);
  });

  // Rule refunds.from-the-balance.
  it('to any other card succeeds at once', async () => {
    const { payment, refund: made } = await refundedByTestCard('VISA_CHARGED');
    expect(made.status).toBe('SUCCEEDED');
    expect((await kopi.read(PAYMENTS, payment)).status).toBe('REFUNDED');
    expect(await callbacksOf(made.id)).toEqual([{ product: 'REFUND', status: 'SUCCEEDED', code: null }]);
  });
});

// Rule refunds.at-the-acquirer.
describe('a refund in live mode', () => {
  const environment = 'PRODUCTION';

  /** A refund of all of a new payment, which a cardholder may have disputed. */
  async function requested({ isDisputed = false } = {}) {
    const { rows } = await kopi.test.database.pool.query<{ id: string }>(
      `insert into credit_card_payments (business_id, environment, id, created, updated, status, external_id, source,
         amount, refunded_amount, charged_back_amount, open_disputes, fee, currency, card_number, card_digest, card_brand,
         card_type, card_expiry, risk_level)
       select business_id, $1, gen_random_uuid(), now() - interval '1 day', now(), 'SETTLED', 'T-1', 'SDK', 50000, 0, 0, 0,
         0, 'IDR', '400000XXXXXX0002', 'digest-' || gen_random_uuid(), 'VISA', 'CREDIT', '12/29', 'NORMAL'
       from businesses where name = 'Kopi Nusantara' returning id`,
      [environment],
    );
    const payment = `ccp_${rows[0]?.id.replaceAll('-', '')}`;
    let chargeback = '';
    if (isDisputed) {
      const { rows: opened } = await kopi.test.database.pool.query<{ id: string }>(
        `insert into credit_card_chargebacks (business_id, environment, id, created, updated, payment_id, status,
           external_id, reason, reference, amount, currency, card_number, card_brand, due)
         select business_id, environment, gen_random_uuid(), now(), now(), id, 'OPEN', external_id, 'FRAUD', 'CB-1', amount,
           currency, card_number, card_brand, now() + interval '7 days'
         from credit_card_payments where id = $1 returning id`,
        [rows[0]?.id],
      );
      chargeback = `cccb_${opened[0]?.id.replaceAll('-', '')}`;
    }
    expect((await refund(payment, '50000', environment)).status).toBe(200);
    const [made] = await kopi.list(REFUNDS, { payment_id: payment }, { environment });
    expect(made.status).toBe('REQUESTED');
    return { payment, chargeback, made };
  }

  const readRefund = (id: string) => kopi.read(REFUNDS, id, { environment });
  const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE);

  /** An acquirer that executes each id once, and responds with these results in this order. */
  function acquirer(results: readonly (ProviderResult | Error)[]) {
    const orders: ProviderOrder[] = [];
    const left = [...results];
    const provider: PayoutProvider = {
      async submitOrPoll(order) {
        orders.push(order);
        const result = left.shift() ?? { state: 'DONE' };
        if (result instanceof Error) throw result;
        return result;
      },
    };
    return { orders, executed: () => new Set(orders.map(({ id }) => id)), providers: { PRODUCTION: provider } };
  }

  it('whose answers are lost is one order, which is accepted once and taken once', async () => {
    const { payment, made } = await requested();
    const before = await balance(environment);
    const { orders, executed, providers } = acquirer([
      new Error('The line is dead.'),
      { state: 'PENDING', nextPoll: at(70) },
      new Error('The line is dead.'),
      { state: 'PENDING', nextPoll: at(200) },
    ]);
    await expect(answerAt(at(60), providers)).rejects.toThrow('The line is dead.');
    expect((await readRefund(made.id)).status).toBe('REQUESTED');
    await kopi.test.database.pool.query(`update queue_tasks set due = now() where queue = 'order'`);
    await answerAt(at(60), providers);
    const accepted = await readRefund(made.id);
    expect(accepted.status).toBe('PENDING');
    await expect(answerAt(at(130), providers)).rejects.toThrow('The line is dead.');
    await kopi.test.database.pool.query(`update queue_tasks set due = now() where queue = 'order'`);
    await answerAt(at(130), providers);
    await answerAt(at(260), providers);
    expect((await readRefund(made.id)).status).toBe('SUCCEEDED');
    expect([...executed()]).toEqual([made.id]);
    expect(orders).toHaveLength(5);
    const log = await kopi.list('activity-logs', { target_id: made.id }, { environment });
    expect(log.map(({ after }: { after: { status?: string } }) => after.status)).toEqual(['SUCCEEDED', 'PENDING']);
    expect(await callbacksOf(made.id)).toMatchObject([{ status: 'SUCCEEDED' }]);
    expect((await kopi.read(PAYMENTS, payment, { environment })).status).toBe('REFUNDED');
    expect(await balance(environment)).toBe(before);
  });

  it('that ends with the first answer was accepted by it', async () => {
    const { made } = await requested();
    await answerAt(at(60), acquirer([{ state: 'DONE' }]).providers);
    expect((await readRefund(made.id)).status).toBe('SUCCEEDED');
    const log = await kopi.list('activity-logs', { target_id: made.id }, { environment });
    expect(log.map(({ after }: { after: { status?: string } }) => after.status)).toEqual(['SUCCEEDED']);
  });

  it('that is polled by two workers at once is returned to the balance once', async () => {
    const before = await balance(environment);
    const { payment, made } = await requested();
    const refused = { state: 'REFUSED', errorCode: 'CHANNEL_UNAVAILABLE' } as const;
    const { providers } = acquirer([refused, refused]);
    const work = () => processAt(orderQueue(kopi.test, providers), kopi.test.database, at(60));
    await Promise.all([work(), work()]);
    expect((await readRefund(made.id)).status).toBe('CYBERSOURCE_ERROR');
    expect(await balance(environment)).toBe(before);
    expect(await journalsOf(made.reference)).toBe(2);
    expect(await callbacksOf(made.id)).toHaveLength(1);
    expect((await kopi.read(PAYMENTS, payment, { environment })).refunded_amount).toBe('0');
  });

  // Rule refunds.chargeback-refunded.
  it('of a disputed payment closes its chargeback, which is open again where the acquirer does not take the refund', async () => {
    const before = await balance(environment);
    const { payment, chargeback, made } = await requested({ isDisputed: true });
    const read = () => kopi.read('credit-card-chargebacks', chargeback, { environment });
    expect(await read()).toMatchObject({ status: 'REFUNDED', closed: made.created });
    expect(before - (await balance(environment))).toBe(50_000n);
    await answerAt(at(60), acquirer([{ state: 'REFUSED', errorCode: 'CHANNEL_UNAVAILABLE' }]).providers);
    expect(await read()).toMatchObject({ status: 'OPEN', closed: null, lost_amount: null });
    expect(await balance(environment)).toBe(before);
    const { rows } = await kopi.test.database.pool.query(
      `select count(*)::integer as sent from notifications where kind = 'chargeback-reopened' and record_id = $1`,
      [chargeback.slice(5)],
    );
    expect(rows[0].sent).toBe(1);
    const accepted = await kopi.act(`credit-card-chargebacks/${chargeback}/actions/accept`, undefined, { environment });
    expect(accepted.status).toBe(200);
    expect(await read()).toMatchObject({ status: 'LOST', lost_amount: '50000' });
    expect(before - (await balance(environment))).toBe(50_000n);
    expect((await refund(payment, '50000', environment)).status).toBe(409);
  });

  it('counts as refunded meanwhile: two at once never take more than was paid', async () => {
    const { payment } = await requested();
    const both = await Promise.all([refund(payment, '1', environment), refund(payment, '50000', environment)]);
    expect(both.map(({ status }) => status)).toEqual([409, 409]);
  });
});
