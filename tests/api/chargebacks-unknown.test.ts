import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Environment } from '#contract/generated/config.ts';
import { expireRecords, nextExpiry } from '#server/domains/expiry/expireRecords.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { openOffice, type ReviewOffice } from '../helpers/access/reviewOffice.ts';

const CHARGEBACKS = 'credit-card-chargebacks';
const DAY = 86_400_000;
const AMOUNT = 70_000;

const kopi = ownerOf('owner@kopi.test', 'PRODUCTION');
let businessId: string;
let office: ReviewOffice;
beforeAll(async () => {
  const { rows } = await kopi.test.database.pool.query(
    `select business_id as id from businesses where name = 'Kopi Nusantara'`,
  );
  businessId = rows[0].id;
  office = await openOffice(kopi.test);
}, 120_000);

interface Disputed {
  readonly payment: string;
  readonly chargeback: string;
  /** When something last happened to it. */
  readonly updated: Date;
}

/** A chargeback of a new payment, in a state. */
async function disputed(environment: Environment, status: 'OPEN' | 'SUBMITTED' | 'REVIEWING'): Promise<Disputed> {
  const { rows } = await kopi.test.database.pool.query<{ id: string; payment_id: string; updated: Date }>(
    `with paid as (
       insert into credit_card_payments (business_id, environment, id, created, updated, status, external_id, source, amount,
         refunded_amount, charged_back_amount, open_disputes, fee, currency, card_number, card_digest, card_brand, card_type,
         card_expiry, risk_level)
       values ($1, $2, gen_random_uuid(), now() - interval '1 day', now(), 'SETTLED', 'U-1', 'SDK', $3, 0, 0, 0, 0, 'IDR',
         '400000XXXXXX0002', 'digest-' || gen_random_uuid(), 'VISA', 'CREDIT', '12/29', 'NORMAL') returning id)
     insert into credit_card_chargebacks (business_id, environment, id, created, updated, payment_id, status, external_id,
       reason, reference, amount, currency, card_number, card_brand, due, submitted, note)
     select $1, $2, gen_random_uuid(), now(), now(), id, 'OPEN', 'U-1', 'FRAUD', $4, $3, 'IDR', '400000XXXXXX0002', 'VISA',
       now() + interval '7 days', null, null from paid returning id, payment_id, updated`,
    [businessId, environment, AMOUNT, `CB-${randomUUID().slice(0, 8)}`],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('No chargeback was made.');
  // The business has answered, with its evidence.
  if (status !== 'OPEN')
    await kopi.test.database.pool.query(
      `update credit_card_chargebacks set status = $2, submitted = now() where id = $1`,
      [row.id, status],
    );
  const idOf = (prefix: string, uuid: string) => `${prefix}_${uuid.replaceAll('-', '')}`;
  return { payment: idOf('ccp', row.payment_id), chargeback: idOf('cccb', row.id), updated: row.updated };
}

/** Two processes look at the same moment. */
async function lookAt(now: Date, environment: Environment): Promise<void> {
  const services = { pool: kopi.test.database.pool, config: kopi.test.config };
  const zoned = { scope: { businessId, environment }, timeZone: 'Asia/Jakarta' } as const;
  await Promise.all([expireRecords(services, zoned, now), expireRecords(services, zoned, now)]);
}

const later = ({ updated }: Disputed, days: number, milliseconds = 0) =>
  new Date(updated.getTime() + days * DAY + milliseconds);

async function notified(chargeback: string): Promise<number> {
  const { rows } = await kopi.test.database.pool.query(
    `select count(*)::integer as sent from notifications where kind = 'chargeback-unknown' and record_id = $1`,
    [chargeback.slice(5)],
  );
  return rows[0].sent;
}

/** What lost chargebacks have cost. */
async function lost(environment: Environment): Promise<number> {
  const { rows } = await kopi.test.database.pool.query(
    `select coalesce(-sum(amount), 0) as total from ledger_entries
     where business_id = $1 and environment = $2 and account = 'BALANCE' and type = 'CHARGEBACK'`,
    [businessId, environment],
  );
  return Number(rows[0].total);
}

// Rule refunds.chargeback-unknown.
describe('a chargeback that nothing is heard of', () => {
  const environment = 'DEVELOPMENT';
  const read = (id: string) => kopi.read(CHARGEBACKS, id, { environment });
  const act = (id: string, action: string) =>
    kopi.act(`${CHARGEBACKS}/${id}/actions/${action}`, undefined, { environment });

  it.each(['OPEN', 'SUBMITTED', 'REVIEWING'] as const)(
    'is UNKNOWN 45 days after it was last %s, once, and the business is notified',
    async (status) => {
      const found = await disputed(environment, status);
      await lookAt(later(found, 45, -1), environment);
      expect((await read(found.chargeback)).status).toBe(status);
      await lookAt(later(found, 45), environment);
      expect(await read(found.chargeback)).toMatchObject({ status: 'UNKNOWN', closed: null, lost_amount: null });
      expect(await notified(found.chargeback)).toBe(1);
      const log = await kopi.list('activity-logs', { target_id: found.chargeback }, { environment });
      expect(
        log.map(({ actor_type, after: { status: to } }: { actor_type: string; after: { status: string } }) => [
          actor_type,
          to,
        ]),
      ).toEqual([['SYSTEM', 'UNKNOWN']]);
    },
  );

  it('counts from the last event, and is found at that moment', async () => {
    const found = await disputed(environment, 'SUBMITTED');
    const services = { pool: kopi.test.database.pool, config: kopi.test.config };
    const zoned = { scope: { businessId, environment }, timeZone: 'Asia/Jakarta' } as const;
    const justBefore = later(found, 45, -2);
    expect((await nextExpiry(services, zoned, justBefore)).getTime()).toBeLessThanOrEqual(later(found, 45).getTime());
    const reviewed = await act(found.chargeback, 'review');
    expect(reviewed.status).toBe(200);
    await lookAt(later(found, 45), environment);
    expect((await read(found.chargeback)).status).toBe('REVIEWING');
  });

  // Rule refunds.not-while-disputed.
  it('keeps its payment from refunds, and can still be won', async () => {
    const found = await disputed(environment, 'REVIEWING');
    await lookAt(later(found, 45), environment);
    const payment = await kopi.read('credit-card-payments', found.payment, { environment });
    expect(payment.blocked).toMatchObject({ refund: 'credit_card_payments.refund_blocked_disputed' });
    for (const action of ['answer', 'accept', 'review'])
      expect((await act(found.chargeback, action)).status, action).toBe(409);
    expect((await act(found.chargeback, 'win')).status).toBe(200);
    const refunded = { amount: String(AMOUNT), reason: 'DUPLICATE' };
    const refund = await kopi.act(`credit-card-payments/${found.payment}/actions/refund`, refunded, { environment });
    expect(refund.status).toBe(200);
  });

  it('can still be lost, which is paid out of the balance once', async () => {
    const found = await disputed(environment, 'SUBMITTED');
    await lookAt(later(found, 45), environment);
    const before = await lost(environment);
    const both = await Promise.all([act(found.chargeback, 'lose'), act(found.chargeback, 'lose')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await read(found.chargeback)).toMatchObject({ status: 'LOST', lost_amount: String(AMOUNT) });
    expect((await lost(environment)) - before).toBe(AMOUNT);
  });
});

// Rule refunds.chargeback-unknown, refunds.chargeback-decided-live.
describe('in live mode a chargeback that nothing is heard of', () => {
  it('and that was never answered is decided by two of our staff', async () => {
    const found = await disputed('PRODUCTION', 'OPEN');
    await office.settle();
    await lookAt(later(found, 45), 'PRODUCTION');
    await kopi.test.database.pool.query(`update queue_tasks set due = now() where queue = 'review'`);
    await office.settle();
    const review = await office.reviewOf(found.chargeback);
    expect(review).toMatchObject({ status: 'NEW', kind: 'CHARGEBACK' });
    const before = await lost('PRODUCTION');
    const { first, second } = office;
    expect(await office.review(first, review.id, 'take')).toEqual([200, undefined]);
    const answer = { reason: 'CARDHOLDER_WINS' };
    expect(await office.review(first, review.id, 'decline', answer)).toEqual([200, undefined]);
    expect((await kopi.read(CHARGEBACKS, found.chargeback)).status).toBe('UNKNOWN');
    expect(await office.review(second, review.id, 'confirm')).toEqual([200, undefined]);
    expect(await kopi.read(CHARGEBACKS, found.chargeback)).toMatchObject({
      ...{ status: 'LOST', lost_amount: String(AMOUNT) },
    });
    expect((await lost('PRODUCTION')) - before).toBe(AMOUNT);
  });
});
