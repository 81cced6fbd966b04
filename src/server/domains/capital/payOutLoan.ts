import { addDays, today } from '#contract/dates/days.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import type { Journal } from '../../core/ledger/journal.ts';
import { postJournal } from '../../core/ledger/postJournal.ts';
import type { ZonedBusiness } from '../../core/periodic/ZonedBusiness.ts';
import { isRecord } from '../../database/belongsTo.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { capital_loans } from '../../database/schema/index.ts';
import { topUpLines } from '../payments/paymentLines.ts';
import { type Loan, loanId } from './loan.ts';

/** The journal of a loan that is paid out into the balance. */
export function loanJournal({ amount, currency, reference }: Pick<Loan, 'amount' | 'currency' | 'reference'>): Journal {
  const lines = topUpLines({ currency, amount });
  return { type: 'LOAN', reference, description: null, transactionId: null, lines };
}

/**
 * Adds an approved loan to the balance. Its amount and its fee are owed from then on, and due after its term, on a day of the
 * business's time zone.
 * Rule products.capital-paid-out.
 */
export async function payOutLoan(
  transaction: BusinessTransaction,
  { scope, timeZone }: ZonedBusiness,
  loan: Loan,
  now: Date,
): Promise<void> {
  const { amount, fee, term_days: term } = loan;
  await postJournal(transaction, scope, loanJournal(loan), now);
  const due_date = addDays(today(timeZone, now), term);
  const changed = { status: 'ACTIVE', outstanding: amount + fee, disbursed: now, due_date, updated: now } as const;
  await transaction
    .update(capital_loans)
    .set(changed)
    .where(isRecord(capital_loans, scope, loan.id));
  const activity = {
    action: 'RECORD_CHANGED',
    type: 'capital-loan',
    id: loanId(loan),
    before: { status: loan.status },
    after: { status: changed.status, due_date },
  } as const;
  await recordSystemActivity(transaction, scope, activity, now);
}
