import { and, desc, eq, getTableColumns, gte, type SQL, sql } from 'drizzle-orm';
import { belongsTo, belongsToGiven } from '../../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { preparedOn } from '../../../database/preparedOn.ts';
import { credit_card_payments } from '../../../database/schema/index.ts';
import type { Velocity } from './ScreenedPayment.ts';

type Payment = typeof credit_card_payments.$inferSelect;

/** How far payments with a card are counted, so that no payment takes longer because many came before it. */
export const COUNTED_PAYMENTS = 100;

/** The newest payments from an address among which its cards are counted. */
const COUNTED_FROM_ADDRESS = 1_000;

/** The newest payments whose average is the usual amount. */
const USUAL_OF = 200;

/** Other payments of the business, beside the payment of the outer query. */
const OTHERS = `credit_card_payments other where other.business_id = credit_card_payments.business_id
  and other.environment = credit_card_payments.environment and other.created <= credit_card_payments.created`;

const PER_HOUR = sql.raw(`(select count(*)::int from (select from ${OTHERS}
  and other.card_digest = credit_card_payments.card_digest
  and other.created > credit_card_payments.created - interval '1 hour' limit ${COUNTED_PAYMENTS}) counted)`);

// Without an address no other payment has the same: a day of payments is not read to find that.
const CARDS_PER_DAY = sql.raw(`(case when credit_card_payments.ip_address is null then 0 else
  (select least(count(distinct card_digest), ${COUNTED_PAYMENTS})::int from (select other.card_digest from ${OTHERS}
  and other.ip_address = credit_card_payments.ip_address
  and other.created > credit_card_payments.created - interval '24 hours'
  order by other.created desc, other.id desc limit ${COUNTED_FROM_ADDRESS}) counted) end)`);

const FACTS = {
  ...getTableColumns(credit_card_payments),
  payments_per_hour: sql<number>`${PER_HOUR}`,
  cards_per_day: sql<number>`${CARDS_PER_DAY}`,
};

function withOwn(row: Payment & Velocity): Payment & Velocity {
  return {
    ...row,
    payments_per_hour: Math.max(1, row.payments_per_hour),
    cards_per_day: Math.max(1, row.cards_per_day),
  };
}

/**
 * Payments with how often their card and their address had been used by then, the newest first. Payments count themselves;
 * one without an address counts its own card.
 */
export async function paymentFacts(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { where, limit }: { readonly where: SQL | undefined; readonly limit: number },
): Promise<(Payment & Velocity)[]> {
  const { created, id } = credit_card_payments;
  const rows = await transaction
    .select(FACTS)
    .from(credit_card_payments)
    .where(and(belongsTo(credit_card_payments, scope), where))
    .orderBy(sql`${created} desc, ${id} desc`)
    .limit(limit);
  return rows.map(withOwn);
}

/** A payment that has just been inserted, like those of `paymentFacts`. */
export async function arrivedFacts(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  paymentId: string,
): Promise<(Payment & Velocity)[]> {
  const statement = preparedOn(transaction, 'arrived_card_payment', (connection, name) =>
    connection
      .select(FACTS)
      .from(credit_card_payments)
      .where(and(belongsToGiven(credit_card_payments), eq(credit_card_payments.id, sql.placeholder('paymentId'))))
      .prepare(name),
  );
  return (await statement.execute({ ...scope, paymentId })).map(withOwn);
}

/** Time over which the usual amount of a business is computed, in milliseconds. */
const USUAL_OVER = 30 * 86_400_000;

/**
 * The average amount of the newest 200 charged payments of the last 30 days, minor units; `undefined` without any.
 * Rule fraud.risk-score.
 */
export async function usualAmount(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  now: Date,
): Promise<bigint | undefined> {
  const { amount, created, id, status } = credit_card_payments;
  const statement = preparedOn(transaction, 'usual_card_amount', (connection, name) => {
    const newest = connection
      .select({ amount })
      .from(credit_card_payments)
      .where(
        and(
          belongsToGiven(credit_card_payments),
          gte(created, sql.placeholder('since')),
          sql`${status} not in ('PENDING', 'FAILED')`,
        ),
      )
      .orderBy(desc(created), desc(id))
      .limit(USUAL_OF)
      .as('newest');
    return connection
      .select({ average: sql<string | null>`round(avg(${newest.amount}))::text` })
      .from(newest)
      .prepare(name);
  });
  const [found] = await statement.execute({ ...scope, since: new Date(now.getTime() - USUAL_OVER) });
  return found?.average == null ? undefined : BigInt(found.average);
}
