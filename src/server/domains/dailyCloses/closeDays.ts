import { type SQL, sql } from 'drizzle-orm';
import { addDays, startOfDay, startOfNextDay, today } from '#contract/dates/days.ts';
import type { BusinessTerms } from '../../core/periodic/ZonedBusiness.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { isOf } from '../../database/scopeTerms.ts';

/** A transaction of the business. */
type Connection = Pick<BusinessTransaction, 'execute'>;

/** Days to close, both inclusive, YYYY-MM-DD. */
export interface ClosedDays {
  readonly from: string;
  readonly to: string;
}

/** Days without a close that are closed at most, when none was for long. */
const LONGEST = 31;

/** Time after the end of a day at which it is closed, in milliseconds: payments of its last moment are committed by then. */
const WAITS = 3_600_000;

/** The days that have ended an hour ago and are not closed; `undefined`: all are closed. */
export async function openDays(
  transaction: Connection,
  { businessId, environment }: BusinessScope,
  timeZone: string,
  now: Date,
): Promise<ClosedDays | undefined> {
  const to = addDays(today(timeZone, new Date(now.getTime() - WAITS)), -1);
  const { rows } = await transaction.execute<{ last: string | null }>(
    sql`select max(day)::text as last from daily_closes where business_id = ${businessId} and environment = ${environment}`,
  );
  const last = rows[0]?.last;
  const first = addDays(to, 1 - LONGEST);
  const from = last && last >= first ? addDays(last, 1) : first;
  return from <= to ? { from, to } : undefined;
}

/** Condition that a business has payments on days that have ended an hour ago and are not closed. */
export function hasOpenDays(business: BusinessTerms): SQL {
  const to = sql`((${business.now} - ${WAITS}::int * interval '1 millisecond') at time zone ${business.timeZone})::date - 1`;
  const last = sql`(select max(day) from daily_closes where ${isOf(business)})`;
  const from = sql`greatest(${last} + 1, ${to} - ${LONGEST - 1}::int)`;
  const startOf = (day: SQL) => sql`((${day})::timestamp at time zone ${business.timeZone})`;
  return sql`exists (
    select 1 from transactions where ${isOf(business)} and type = 'PAYMENT' and status = 'COMPLETED'
      and created >= ${startOf(from)} and created < ${startOf(sql`${to} + 1`)})`;
}

/** Each payment of the days, with what the ledger has of it. */
function comparedPayments({ businessId, environment }: BusinessScope, { from, to }: ClosedDays, timeZone: string): SQL {
  const begin = startOfDay(from, timeZone).toISOString();
  const end = startOfNextDay(to, timeZone).toISOString();
  return sql`
    with paid as (
      select id, channel_category, channel, currency, amount, fee, tax, net_amount,
        (created at time zone ${timeZone})::date as day
      from transactions
      where business_id = ${businessId} and environment = ${environment} and type = 'PAYMENT' and status = 'COMPLETED'
        and created >= ${begin}::timestamptz and created < ${end}::timestamptz
    ), posted as (
      select entry.transaction_id,
        coalesce(-sum(entry.amount) filter (where account = 'CLEARING'), 0) as amount,
        coalesce(sum(entry.amount) filter (where account = 'FEES'), 0) as fee,
        coalesce(sum(entry.amount) filter (where account = 'TAXES'), 0) as tax,
        coalesce(sum(entry.amount) filter (where account in ('BALANCE', 'PENDING')), 0) as net_amount
      from ledger_entries entry join paid on paid.id = entry.transaction_id
      where business_id = ${businessId} and environment = ${environment} and type = 'PAYMENT'
      group by entry.transaction_id
    ), compared as (
      select paid.*, coalesce(posted.net_amount, 0) as ledger_amount,
        paid.amount - paid.fee - paid.tax <> paid.net_amount
          or (paid.amount, paid.fee, paid.tax, paid.net_amount)
            is distinct from (posted.amount, posted.fee, posted.tax, posted.net_amount) as is_wrong
      from paid left join posted on posted.transaction_id = paid.id
    )`;
}

/**
 * Closes days: one record for each day, channel and currency, which compares its payments with the ledger. A day that is
 * closed already stays as it is.
 * Rule transactions.daily-close.
 */
export async function closeDays(
  transaction: Connection,
  scope: BusinessScope,
  days: ClosedDays,
  timeZone: string,
  now: Date,
): Promise<void> {
  await transaction.execute(sql`
    ${comparedPayments(scope, days, timeZone)}
    insert into daily_closes (business_id, environment, id, created, reference, day, channel_category, channel, currency,
      payments_count, amount, fee, tax, net_amount, ledger_amount, wrong_count, wrong_transaction_id)
    select ${scope.businessId}::uuid, ${scope.environment}, gen_random_uuid(), ${now.toISOString()}::timestamptz,
      'CLS-' || to_char(day, 'YYYYMMDD') || '-' || channel || '-' || currency, day, channel_category, channel, currency,
      count(*), sum(amount), sum(fee), sum(tax), sum(net_amount), sum(ledger_amount), count(*) filter (where is_wrong),
      (array_agg(id order by id) filter (where is_wrong))[1]
    from compared group by day, channel_category, channel, currency
    on conflict do nothing`);
}
