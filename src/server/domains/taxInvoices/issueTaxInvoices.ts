import { type SQL, sql } from 'drizzle-orm';
import type { BusinessTerms } from '../../core/periodic/ZonedBusiness.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { isOf } from '../../database/scopeTerms.ts';

/** Months without an invoice that get one at most, when none was issued for long. */
const LONGEST = 12;

/** Time after the end of a month at which it is invoiced, in milliseconds: what was posted in its last moment is committed by then. */
const WAITS = 3_600_000;

/** The beginning of a month of a business as a moment. */
function startOf(month: SQL, { timeZone }: BusinessTerms): SQL {
  return sql`((${month})::timestamp at time zone ${timeZone})`;
}

/** The months that have ended an hour ago, after the last one that was invoiced: the first, and the one after the last. */
function endedMonths(business: BusinessTerms): { readonly from: SQL; readonly end: SQL } {
  const ended = sql`(${business.now} - ${WAITS}::int * interval '1 millisecond') at time zone ${business.timeZone}`;
  const end = sql`date_trunc('month', ${ended})`;
  const last = sql`(select max(period) from tax_documents where ${isOf(business)} and type = 'VAT_INVOICE')`;
  const next = sql`to_date(${last}, 'YYYY-MM') + interval '1 month'`;
  return { from: sql`greatest(${next}, ${end} - ${LONGEST}::int * interval '1 month')`, end };
}

/** Condition for the entries of the ledger that are invoiced, of one of its accounts. */
function isInvoiced(business: BusinessTerms, account: SQL): SQL {
  const { from, end } = endedMonths(business);
  return sql`${isOf(business)} and ${account}
    and created >= ${startOf(from, business)} and created < ${startOf(end, business)}`;
}

/** Condition that a business gets tax invoices. */
function isTaxed({ id }: BusinessTerms): SQL {
  return sql`exists (select 1 from businesses taxed
    where taxed.business_id = ${id} and taxed.entity = 'main' and taxed.country <> 'SG')`;
}

/** Condition that a business has paid tax on fees in a month that has ended and is not invoiced. */
export function hasUninvoiced(business: BusinessTerms): SQL {
  return sql`(${isTaxed(business)} and exists (
    select 1 from ledger_entries where ${isInvoiced(business, sql`account = 'TAXES'`)}))`;
}

/**
 * Issues the tax invoice of each month that has ended: the fees that the business has paid, less those that came back, and
 * the tax on them, as the ledger has them. Issued once: the number follows from the business and the month.
 * Rule receipts.tax-invoice.
 */
export async function issueTaxInvoices(
  transaction: Pick<BusinessTransaction, 'execute'>,
  business: BusinessTerms,
): Promise<void> {
  await transaction.execute(sql`
    with posted as (
      select date_trunc('month', created at time zone ${business.timeZone}) as month, currency,
        coalesce(sum(amount) filter (where account = 'FEES'), 0) as fees,
        coalesce(sum(amount) filter (where account = 'TAXES'), 0) as taxes
      from ledger_entries
      where ${isTaxed(business)} and ${isInvoiced(business, sql`account in ('FEES', 'TAXES')`)}
      group by 1, 2
    ), numbered as (
      select posted.*, to_char(month, 'YYYY-MM') as period,
        lpad(((hashtextextended(${business.id}::text || ${business.environment} || to_char(month, 'YYYY-MM') || currency, 0)
          & 9223372036854775807) % 100000000000)::text, 11, '0') as digits,
        (select country from businesses invoiced where invoiced.business_id = ${business.id}) as country
      from posted where taxes > 0 and fees > 0
    )
    insert into tax_documents (business_id, environment, id, created, updated, type, status, number, period,
      base_amount, amount, currency, created_by)
    select ${business.id}, ${business.environment}, gen_random_uuid(), issued, issued, 'VAT_INVOICE', 'ISSUED',
      case country when 'PH' then 'SI-' || right(digits, 9)
        else '010.' || left(digits, 3) || '-' || to_char(month, 'YY') || '.' || right(digits, 8) end,
      period, fees, taxes, currency, 'automatic'
    from numbered, lateral (
      select least(${business.now},
        ((month + interval '1 month') at time zone ${business.timeZone}) + ${WAITS}::int * interval '1 millisecond') as issued
    ) as moment
    on conflict do nothing`);
}
