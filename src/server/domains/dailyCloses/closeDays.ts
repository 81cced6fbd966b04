import { type SQL, sql } from 'drizzle-orm';
import type { BusinessTerms } from '../../core/periodic/ZonedBusiness.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
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

/** Days in SQL, both inclusive; none where the first is after the last. */
interface DayTerms {
  readonly from: SQL;
  readonly to: SQL;
}

/** The days of a business that have ended an hour ago and are not closed. */
function daysToClose(business: BusinessTerms): DayTerms {
  const ended = sql`(${business.now} - ${WAITS}::int * interval '1 millisecond') at time zone ${business.timeZone}`;
  const to = sql`((${ended})::date - 1)`;
  const last = sql`(select max(day) from daily_closes where ${isOf(business)})`;
  return { from: sql`greatest(${last} + 1, ${to} - ${LONGEST - 1}::int)`, to };
}

/** Condition for the payments of a business on these days. */
function isPaidOn(business: BusinessTerms, { from, to }: DayTerms): SQL {
  const startOf = (day: SQL) => sql`((${day})::timestamp at time zone ${business.timeZone})`;
  return sql`${isOf(business)} and type = 'PAYMENT' and status = 'COMPLETED'
    and created >= ${startOf(from)} and created < ${startOf(sql`${to} + 1`)}`;
}

/** Condition that a business has payments on days to close. */
export function hasOpenDays(business: BusinessTerms): SQL {
  return sql`exists (select 1 from transactions where ${isPaidOn(business, daysToClose(business))})`;
}

/** The days of a business that have ended an hour ago and are not closed; `undefined`: all are closed. */
export async function openDays(transaction: Connection, business: BusinessTerms): Promise<ClosedDays | undefined> {
  const { from, to } = daysToClose(business);
  const { rows } = await transaction.execute<{ from: string; to: string }>(
    sql`select "from"::text, "to"::text from (select ${from} as "from", ${to} as "to") as days where "from" <= "to"`,
  );
  return rows[0];
}

/** Each payment of the days, with what the ledger has of it. */
function comparedPayments(business: BusinessTerms, { from, to }: ClosedDays): SQL {
  const days = { from: sql`${from}::date`, to: sql`${to}::date` };
  return sql`
    with paid as (
      select id, channel_category, channel, currency, amount, fee, tax, net_amount,
        (created at time zone ${business.timeZone})::date as day
      from transactions where ${isPaidOn(business, days)}
    ), posted as (
      select entry.transaction_id,
        coalesce(-sum(entry.amount) filter (where account = 'CLEARING'), 0) as amount,
        coalesce(sum(entry.amount) filter (where account = 'FEES'), 0) as fee,
        coalesce(sum(entry.amount) filter (where account = 'TAXES'), 0) as tax,
        coalesce(sum(entry.amount) filter (where account in ('BALANCE', 'PENDING')), 0) as net_amount
      from ledger_entries entry join paid on paid.id = entry.transaction_id
      where ${isOf(business)} and type = 'PAYMENT'
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
export async function closeDays(transaction: Connection, business: BusinessTerms, days: ClosedDays): Promise<void> {
  await transaction.execute(sql`
    ${comparedPayments(business, days)}
    insert into daily_closes (business_id, environment, id, created, reference, day, channel_category, channel, currency,
      payments_count, amount, fee, tax, net_amount, ledger_amount, wrong_count, wrong_transaction_id)
    select ${business.id}, ${business.environment}, gen_random_uuid(), ${business.now},
      'CLS-' || to_char(day, 'YYYYMMDD') || '-' || channel || '-' || currency, day, channel_category, channel, currency,
      count(*), sum(amount), sum(fee), sum(tax), sum(net_amount), sum(ledger_amount), count(*) filter (where is_wrong),
      (array_agg(id order by id) filter (where is_wrong))[1]
    from compared group by day, channel_category, channel, currency
    on conflict do nothing`);
}
