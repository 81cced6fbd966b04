import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { startOfDay, startOfNextDay } from '#contract/dates/days.ts';
import type { Journal } from '../../core/ledger/journal.ts';
import type { ZonedBusiness } from '../../core/periodic/ZonedBusiness.ts';
import { belongsTo, isRecord } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { capital_loans, transactions } from '../../database/schema/index.ts';
import { payoutLines } from '../payments/paymentLines.ts';
import type { Loan } from './loan.ts';

/** The journal of a repayment out of the balance. */
export function repaymentJournal(
  { currency, reference }: Pick<Loan, 'currency' | 'reference'>,
  amount: bigint,
): Journal {
  const lines = payoutLines({ currency, amount, fee: 0n, tax: 0n });
  return { type: 'LOAN_REPAYMENT', reference, description: null, transactionId: null, lines };
}

/** Takes a repayment off what is owed; a loan of which nothing is owed any more is paid. Returns what is still owed. */
export async function reduceLoan(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  loan: Loan,
  amount: bigint,
  now: Date,
): Promise<Loan> {
  const outstanding = loan.outstanding - amount;
  const status = outstanding === 0n ? 'PAID' : loan.status;
  await transaction
    .update(capital_loans)
    .set({ outstanding, status, updated: now })
    .where(isRecord(capital_loans, scope, loan.id));
  return { ...loan, outstanding, status };
}

/**
 * The share of a day's sales that repays a loan, minor units rounded down: of what the payments of that day came to after
 * fees, and at most what is owed.
 * Rule products.capital-repaid.
 */
export async function shareOfDay(
  transaction: BusinessTransaction,
  { scope, timeZone }: ZonedBusiness,
  { currency, share_percent: percent, outstanding }: Loan,
  /** YYYY-MM-DD, of the business's time zone. */
  day: string,
): Promise<bigint> {
  const [sales] = await transaction
    .select({ sum: sql<string | null>`sum(${transactions.net_amount})` })
    .from(transactions)
    .where(
      and(
        belongsTo(transactions, scope),
        eq(transactions.type, 'PAYMENT'),
        eq(transactions.status, 'COMPLETED'),
        eq(transactions.currency, currency),
        gte(transactions.created, startOfDay(day, timeZone)),
        lt(transactions.created, startOfNextDay(day, timeZone)),
      ),
    );
  const share = (BigInt(sales?.sum ?? 0) * BigInt(percent)) / 100n;
  return share < outstanding ? share : outstanding;
}
