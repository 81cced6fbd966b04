import { and, asc, eq, max } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { addDays, dayOf, startOfNextDay } from '#contract/dates/days.ts';
import { tryCharge } from '../../core/ledger/chargeBalance.ts';
import type { ZonedBusiness } from '../../core/periodic/ZonedBusiness.ts';
import { belongsTo, isRecord, scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { capital_repayments } from '../../database/schema/index.ts';
import type { Loan } from './loan.ts';
import { reduceLoan, repaymentJournal, shareOfDay } from './repayment.ts';

type Repayment = typeof capital_repayments.$inferSelect;

const HOUR = 3_600_000;

/** How long after its end a day's share is taken, in milliseconds: payments of its last moment are committed by then. */
const AFTER_DAY = HOUR;

/** How long a share waits for the balance to cover it, in milliseconds; what it was of stays owed. */
const WAITS = 24 * HOUR;

/** Days whose shares are taken at most, when no worker ran for long. */
const MOST_DAYS = 31;

/** The days of which no share was taken yet, oldest first: after the one on which the loan was paid out, and ended an hour ago. */
async function openDays(
  transaction: BusinessTransaction,
  { scope, timeZone }: ZonedBusiness,
  { id, disbursed }: Loan,
  now: Date,
): Promise<string[]> {
  const [last] = await transaction
    .select({ day: max(capital_repayments.day) })
    .from(capital_repayments)
    .where(and(belongsTo(capital_repayments, scope), eq(capital_repayments.capital_loan_id, id)));
  const until = addDays(dayOf(new Date(now.getTime() - AFTER_DAY), timeZone), -1);
  const first = addDays(last?.day ?? dayOf(disbursed ?? now, timeZone), 1);
  const days: string[] = [];
  for (let day = until; day >= first && days.length < MOST_DAYS; day = addDays(day, -1)) days.unshift(day);
  return days;
}

/** Adds the repayment of each day that had sales. */
async function addShares(
  transaction: BusinessTransaction,
  business: ZonedBusiness,
  loan: Loan,
  days: readonly string[],
  now: Date,
): Promise<void> {
  for (const day of days) {
    const amount = await shareOfDay(transaction, business, loan, day);
    if (amount <= 0n) continue;
    await transaction.insert(capital_repayments).values({
      ...scopeColumns(business.scope),
      id: uuidv7({ msecs: now.getTime() }),
      created: now,
      updated: now,
      status: 'PENDING',
      capital_loan_id: loan.id,
      method: 'DAILY_SHARE',
      day,
      amount,
      outstanding_after: loan.outstanding,
      currency: loan.currency,
    });
  }
}

/** Takes one share out of the balance, or what is owed where that is less; it waits, and fails in the end, without money. */
async function collect(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  loan: Loan,
  share: Repayment,
  now: Date,
): Promise<Loan> {
  const amount = share.amount < loan.outstanding ? share.amount : loan.outstanding;
  const set = (columns: Partial<Repayment>) =>
    transaction
      .update(capital_repayments)
      .set({ ...columns, updated: now })
      .where(isRecord(capital_repayments, scope, share.id));
  if (amount > 0n && (await tryCharge(transaction, scope, repaymentJournal(loan, amount), now))) {
    const left = await reduceLoan(transaction, scope, loan, amount, now);
    await set({ status: 'COMPLETED', amount, outstanding_after: left.outstanding });
    return left;
  }
  if (amount === 0n || now.getTime() - share.created.getTime() >= WAITS) await set({ status: 'FAILED' });
  return loan;
}

/**
 * Takes the shares of the days that have ended out of the balance, oldest first. Returns when to look again; `undefined`:
 * the loan is paid.
 * Rule products.capital-repaid.
 */
export async function collectShares(
  transaction: BusinessTransaction,
  business: ZonedBusiness,
  locked: Loan,
  now: Date,
): Promise<Date | undefined> {
  const { scope, timeZone } = business;
  await addShares(transaction, business, locked, await openDays(transaction, business, locked, now), now);
  const isWaiting = and(
    belongsTo(capital_repayments, scope),
    eq(capital_repayments.capital_loan_id, locked.id),
    eq(capital_repayments.status, 'PENDING'),
  );
  const { day, id } = capital_repayments;
  const waiting = () => transaction.select().from(capital_repayments).where(isWaiting).orderBy(asc(day), asc(id));
  let loan = locked;
  for (const share of await waiting()) loan = await collect(transaction, scope, loan, share, now);
  if (loan.status === 'PAID') return undefined;
  if ((await waiting()).length > 0) return new Date(now.getTime() + HOUR);
  return new Date(startOfNextDay(dayOf(new Date(now.getTime() - AFTER_DAY), timeZone), timeZone).getTime() + AFTER_DAY);
}
