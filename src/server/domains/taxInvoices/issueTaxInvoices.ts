import { type SQL, sql } from 'drizzle-orm';
import { firstOpenMonth, MONTH_WAITS, startOfMonth } from '../../core/periodic/months.ts';
import type { BusinessTerms } from '../../core/periodic/ZonedBusiness.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { isOf } from '../../database/scopeTerms.ts';

type Connection = Pick<BusinessTransaction, 'execute'>;

/** Months without an invoice that get one at most, when none was issued for long. */
const LONGEST = 12;

/** Every currency of the ledger. */
const CURRENCIES = sql`unnest(array['IDR', 'PHP', 'USD'])`;

/** The beginning of the first month after the last invoice in a currency. */
function firstUninvoiced(business: BusinessTerms, currency: SQL): SQL {
  const last = sql`(select max(period) from tax_documents
    where ${isOf(business)} and type = 'VAT_INVOICE' and tax_documents.currency = ${currency})`;
  const earliest = sql`${firstOpenMonth(business)} - ${LONGEST}::int * interval '1 month'`;
  return sql`greatest((to_date(${last}, 'YYYY-MM') + interval '1 month')::timestamp, ${earliest})`;
}

/** Condition that a business gets tax invoices. */
function isTaxed({ id }: BusinessTerms): SQL {
  return sql`exists (select 1 from businesses taxed
    where taxed.business_id = ${id} and taxed.entity = 'main' and taxed.country <> 'SG')`;
}

/** Condition that a business has paid tax on fees in a month that has ended and is not invoiced. */
export function hasUninvoiced(business: BusinessTerms): SQL {
  return sql`(${isTaxed(business)} and exists (
    select 1 from ${CURRENCIES} as known (currency)
    where exists (select 1 from ledger_entries
      where ${isOf(business)} and account = 'TAXES' and amount > 0 and ledger_entries.currency = known.currency
        and created >= ${startOfMonth(firstUninvoiced(business, sql`known.currency`), business)}
        and created < ${startOfMonth(firstOpenMonth(business), business)})))`;
}

/** The months of a business that have ended and may have to be invoiced, the oldest first: YYYY-MM. */
export async function endedMonths(transaction: Connection, business: BusinessTerms): Promise<string[]> {
  const { rows } = await transaction.execute<{ month: string }>(sql`
    select to_char(month, 'YYYY-MM') as month
    from (select min(${firstUninvoiced(business, sql`known.currency`)}) as first
      from ${CURRENCIES} as known (currency)) as uninvoiced,
      generate_series(first, ${firstOpenMonth(business)} - interval '1 month', interval '1 month') as month
    where ${isTaxed(business)} order by month`);
  return rows.map(({ month }) => month);
}

/**
 * Issues the tax invoice of a month that has ended: the fees that the business has paid since the last invoice, less those
 * that came back, and the tax on them, as the ledger has them. Issued once. What came back in a month without tax is taken off
 * the next invoice.
 * Rule receipts.tax-invoice.
 */
export async function issueTaxInvoice(
  transaction: Connection,
  business: BusinessTerms,
  /** YYYY-MM. */
  month: string,
): Promise<void> {
  // Of two workers the second one sees the invoice of the first.
  const name = sql`${'tax-invoice '}::text || ${business.id} || ${business.environment}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  const begin = sql`to_date(${month}::text, 'YYYY-MM')::timestamp`;
  const end = startOfMonth(sql`${begin} + interval '1 month'`, business);
  await transaction.execute(sql`
    with known as materialized (
      select currency, ${startOfMonth(firstUninvoiced(business, sql`currency`), business)} as begins
      from ${CURRENCIES} as listed (currency)
    ), posted as (
      select known.currency,
        coalesce(sum(amount) filter (where account = 'FEES'), 0) as fees,
        coalesce(sum(amount) filter (where account = 'TAXES'), 0) as taxes
      from known join ledger_entries entry on entry.currency = known.currency
      where ${isOf(business)} and account in ('FEES', 'TAXES') and created >= known.begins and created < ${end}
      group by known.currency
    ), due as (
      select posted.*, lpad(nextval('tax_invoice_numbers')::text, 11, '0') as digits
      from posted
      where taxes > 0 and fees > 0 and not exists (select 1 from tax_documents issued
        where ${isOf(business)} and type = 'VAT_INVOICE' and issued.currency = posted.currency and period >= ${month}::text)
    )
    insert into tax_documents (business_id, environment, id, created, updated, type, status, number, period,
      base_amount, amount, currency, created_by)
    select ${business.id}, ${business.environment}, gen_random_uuid(), moment, moment, 'VAT_INVOICE', 'ISSUED',
      case country when 'PH' then 'SI-' || right(digits, 9)
        else '010.' || left(digits, 3) || '-' || right(left(${month}::text, 4), 2) || '.' || right(digits, 8) end,
      ${month}::text, fees, taxes, currency, 'automatic'
    from due, (select country from businesses invoiced where invoiced.business_id = ${business.id}) as invoiced,
      (select least(${business.now}, ${end} + ${MONTH_WAITS}::int * interval '1 millisecond') as moment) as issued
    on conflict do nothing`);
}
