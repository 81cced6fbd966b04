import { type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { addDays, dayOf, startOfNextDay } from '#contract/dates/days.ts';
import type { FlagDeclaration } from '#contract/generated/config.ts';
import { flagCondition } from '../../access/sessions/people/flagsInEffect.ts';
import { firstOpenMonth, startOfMonth } from '../../core/periodic/months.ts';
import { type BusinessTerms, termsOf, type ZonedBusiness } from '../../core/periodic/ZonedBusiness.ts';
import { scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { capital_loans } from '../../database/schema/index.ts';
import { isOf } from '../../database/scopeTerms.ts';
import { LEAST_VOLUME, MONTHS, OPEN_DAYS, offerReference, offerTerms } from './offerTerms.ts';

type Connection = Pick<BusinessTransaction, 'execute' | 'insert'>;

/** The flag of the product. Rule products.capital-indonesia. */
const FLAG = 'capital';

/** Whether a business has the product unless it is switched off. */
export function isUsual(flags: readonly FlagDeclaration[]): boolean {
  return flags.some(({ id, default: usual }) => id === FLAG && usual);
}

/**
 * Condition that a business has the product, and in live mode that it is live: a guard has no form in SQL.
 * Rule products.capital-indonesia, products.capital-offered.
 */
function mayBorrow({ id, environment }: BusinessTerms, usual: boolean): SQL {
  const isTest = sql`${environment} = 'DEVELOPMENT'`;
  const hasProduct = flagCondition({ flag: FLAG, business: sql`borrower`, environment, isUsual: usual });
  return sql`exists (
    select 1 from businesses borrower
    where borrower.business_id = ${id} and borrower.country = 'ID' and borrower.entity = 'main'
      and ${hasProduct}
      and (${isTest} or borrower.go_live_status = 'LIVE'))`;
}

/** The reference of the offer of the month in which a business is. */
function referenceNow(business: BusinessTerms): SQL {
  return sql`(${offerReference('')} || to_char(${firstOpenMonth(business)}, 'YYYYMM'))`;
}

/** Condition that a business has a loan that is not over, or had its offer of the month. */
function hasLoan(business: BusinessTerms): SQL {
  return sql`exists (
    select 1 from capital_loans where ${isOf(business)}
      and (status in ('OFFERED', 'REQUESTED', 'APPROVED', 'ACTIVE', 'OVERDUE') or reference = ${referenceNow(business)}))`;
}

/** What the payments of the last full months came to, before fees, minor units: a `numeric`. */
function volume(business: BusinessTerms): SQL {
  const end = firstOpenMonth(business);
  return sql`(
    select coalesce(sum(amount), 0) from transactions
    where ${isOf(business)} and type = 'PAYMENT' and status = 'COMPLETED' and currency = 'IDR'
      and created >= ${startOfMonth(sql`${end} - ${MONTHS}::int * interval '1 month'`, business)}
      and created < ${startOfMonth(end, business)})`;
}

/**
 * Condition that a business qualifies for an offer and has had none this month. CASE, since PostgreSQL would otherwise sum
 * the payments of businesses that may not borrow.
 */
export function isDueOffer(business: BusinessTerms, usual: boolean): SQL {
  return sql`(case when ${mayBorrow(business, usual)} and not ${hasLoan(business)}
    then ${volume(business)} >= ${String(LEAST_VOLUME)}::numeric else false end)`;
}

/**
 * Offers a loan to a business that qualifies: once a month, and none while it has a loan that is not over. Any number of
 * workers may run it.
 * Rule products.capital-offered.
 */
export async function offerLoan(
  transaction: Connection,
  business: ZonedBusiness,
  usual: boolean,
  now: Date,
): Promise<void> {
  const { scope, timeZone } = business;
  const terms = termsOf(business, now);
  // Of two workers the second one sees the offer of the first.
  const name = `capital-loan ${scope.businessId} ${scope.environment}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  const { rows } = await transaction.execute<{ volume: string; reference: string }>(
    sql`select ${volume(terms)}::text as volume, ${referenceNow(terms)} as reference where ${isDueOffer(terms, usual)}`,
  );
  const [found] = rows;
  const offered = found && offerTerms(BigInt(found.volume));
  if (found === undefined || offered === undefined) return;
  await transaction
    .insert(capital_loans)
    .values({
      ...scopeColumns(scope),
      ...offered,
      id: uuidv7({ msecs: now.getTime() }),
      created: now,
      updated: now,
      status: 'OFFERED',
      reference: found.reference,
      outstanding: 0n,
      currency: 'IDR',
      expires: startOfNextDay(addDays(dayOf(now, timeZone), OPEN_DAYS), timeZone),
    })
    .onConflictDoNothing();
}
