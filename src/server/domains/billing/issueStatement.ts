import { eq, type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { addDays, dayOf, startOfNextDay } from '#contract/dates/days.ts';
import type { Country } from '#contract/generated/config.ts';
import { countryCurrency } from '#contract/money/currencies.ts';
import { firstOpenMonth, MONTH_WAITS, startOfMonth } from '../../core/periodic/months.ts';
import { type BusinessTerms, termsOf, type ZonedBusiness } from '../../core/periodic/ZonedBusiness.ts';
import { scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { billing_charges, billing_statements, businesses } from '../../database/schema/index.ts';
import { anyOf, isOf } from '../../database/scopeTerms.ts';
import { type ChargeType, chargedTypes, chargesOf, daysOf, FREE, PAYMENT_TERMS, PRICES, sumsOf } from './priceList.ts';

type Connection = Pick<BusinessTransaction, 'execute' | 'select' | 'insert'>;

/** Months without a statement that get one at most, when none was issued for long. */
const LONGEST = 3;

/** The records that are counted, by what is charged for: the table, and which of its rows. */
const COUNTED: Readonly<Record<ChargeType, SQL>> = {
  invoice: sql`invoices where true`,
  virtual_account: sql`virtual_accounts where true`,
  credit_card: sql`credit_card_payments where true`,
  // Those of a batch are paid with the batch.
  disbursement: sql`disbursements where batch_disbursement_id is null`,
  batch_disbursement: sql`batch_disbursements where true`,
  remittance: sql`remittance_payouts where true`,
  transactions: sql`transactions where true`,
  escrow: sql`escrow_entries where type <> 'FEE'`,
};

/** The rows of a type that a business made in the month that begins at a `timestamp` in its time zone. */
function madeIn(type: ChargeType, business: BusinessTerms, month: SQL): SQL {
  const begin = startOfMonth(month, business);
  const end = startOfMonth(sql`${month} + interval '1 month'`, business);
  return sql`${COUNTED[type]} and ${isOf(business)} and created >= ${begin} and created < ${end}`;
}

/** The beginning of the first month after the last statement. */
function firstUnbilled(business: BusinessTerms): SQL {
  const last = sql`(select max(period) from billing_statements where ${isOf(business)})`;
  const earliest = sql`${firstOpenMonth(business)} - ${LONGEST}::int * interval '1 month'`;
  return sql`greatest((to_date(${last}, 'YYYY-MM') + interval '1 month')::timestamp, ${earliest})`;
}

/** The months that have ended since the last statement, each its beginning. */
function unbilledMonths(business: BusinessTerms): SQL {
  const last = sql`${firstOpenMonth(business)} - interval '1 month'`;
  return sql`generate_series(${firstUnbilled(business)}, ${last}, interval '1 month')`;
}

/** Condition that a business made more in a month than is free. Reads one row more than that of each type at most. */
function isCharged(business: BusinessTerms, month: SQL): SQL {
  const countries = Object.keys(PRICES) as Country[];
  return anyOf(
    countries.map((country) => {
      const exceeds = chargedTypes(country).map(
        ({ type }) => sql`exists (select 1 from ${madeIn(type, business, month)} offset ${FREE[type]}::int limit 1)`,
      );
      return sql`(country = ${country} and ${anyOf(exceeds)})`;
    }),
  );
}

/** Condition that a business has a month that has ended and has to be charged for. */
export function hasUnbilled(business: BusinessTerms): SQL {
  return sql`exists (
    select 1 from (select country from businesses billed where billed.business_id = ${business.id}) as of_country,
      ${unbilledMonths(business)} as unbilled (month)
    where ${isCharged(business, sql`unbilled.month`)})`;
}

/** The months of a business that have ended and are not billed, the oldest first: YYYY-MM. */
export async function endedMonths(transaction: Connection, business: ZonedBusiness, now: Date): Promise<string[]> {
  const { rows } = await transaction.execute<{ month: string }>(
    sql`select to_char(month, 'YYYY-MM') as month from ${unbilledMonths(termsOf(business, now))} as unbilled (month) order by 1`,
  );
  return rows.map(({ month }) => month);
}

/** What a business made in a month, and the end of the month. */
async function readUse(transaction: Connection, country: Country, business: BusinessTerms, month: string) {
  const begin = sql`to_date(${month}::text, 'YYYY-MM')::timestamp`;
  const counts = chargedTypes(country).map(
    ({ type }) => sql`(select count(*)::int from ${madeIn(type, business, begin)}) as ${sql.identifier(type)}`,
  );
  const end = startOfMonth(sql`${begin} + interval '1 month'`, business);
  const { rows } = await transaction.execute<Partial<Record<ChargeType, number>> & { end_ms: string }>(
    sql`select (extract(epoch from ${end}) * 1000)::bigint::text as end_ms, ${sql.join(counts, sql`, `)}`,
  );
  const { end_ms = '0', ...used } = rows[0] ?? {};
  return { used, end: Number(end_ms) };
}

/** The next number of the series of all businesses. */
async function nextNumber(transaction: Connection, month: string): Promise<string> {
  const { rows } = await transaction.execute<{ digits: string }>(
    sql`select lpad(nextval('billing_statement_numbers')::text, 7, '0') as digits`,
  );
  return `BER-${month.replace('-', '')}-${rows[0]?.digits}`;
}

/**
 * Issues the statement of a month that has ended, with a charge for each type of which the business made more than is free.
 * Issued once; a month without charges has none.
 * Rule settings.billing-issued.
 */
export async function issueStatement(
  transaction: Connection,
  business: ZonedBusiness,
  /** YYYY-MM. */
  month: string,
  now: Date,
): Promise<void> {
  const { scope, timeZone } = business;
  // Of two workers the second one sees the statement of the first.
  const name = `billing-statement ${scope.businessId} ${scope.environment}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  const [billed] = await transaction
    .select({ country: businesses.country })
    .from(businesses)
    .where(eq(businesses.business_id, scope.businessId));
  if (billed === undefined) return;
  const { country } = billed;
  const { used, end } = await readUse(transaction, country, termsOf(business, now), month);
  const charges = chargesOf(country, used);
  if (charges.length === 0) return;
  const created = new Date(Math.min(now.getTime(), end + MONTH_WAITS));
  const { term, payTo } = PAYMENT_TERMS[country];
  const common = { ...scopeColumns(scope), created, currency: countryCurrency(country) };
  const id = uuidv7({ msecs: created.getTime() });
  const issued = await transaction
    .insert(billing_statements)
    .values({
      ...common,
      ...sumsOf(country, charges),
      id,
      updated: created,
      status: 'UNPAID',
      in_review: 'NONE',
      number: await nextNumber(transaction, month),
      period: month,
      due_date: startOfNextDay(addDays(dayOf(created, timeZone), daysOf(term)), timeZone),
      due_date_term: term,
      pay_to: payTo,
    })
    .onConflictDoNothing()
    .returning({ id: billing_statements.id });
  if (issued.length === 0) return;
  await transaction.insert(billing_charges).values(
    charges.map((charge, index) => ({
      ...common,
      ...charge,
      id: uuidv7({ msecs: created.getTime(), seq: index }),
      statement_id: id,
    })),
  );
}
