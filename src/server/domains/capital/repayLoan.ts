import { v7 as uuidv7 } from 'uuid';
import { parseDecimal, toDecimal } from '#contract/money/decimal.ts';
import { chargeBalance } from '../../core/ledger/chargeBalance.ts';
import { requireAtMost } from '../../core/validation/requireAtMost.ts';
import { scopeColumns } from '../../database/belongsTo.ts';
import { capital_repayments } from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { lockLoan, REPAID } from './loan.ts';
import { reduceLoan, repaymentJournal } from './repayment.ts';

/**
 * `capital_loans.repay`: repays a loan, or part of it, out of the balance. Throws ACTION_NOT_AVAILABLE_ERROR for a loan that
 * is not repaid, API_VALIDATION_ERROR for more than what is owed, and INSUFFICIENT_BALANCE_ERROR.
 * Rule products.capital-repaid-early.
 */
export async function repayLoan({
  transaction,
  session: { scope },
  recordId,
  input,
  now,
}: RecordContext): Promise<OperationOutcome> {
  const loan = await lockLoan(transaction, scope, recordId);
  if (loan === undefined || !REPAID.includes(loan.status)) throw notAvailable();
  const amount = parseDecimal(String(input.amount), loan.currency);
  requireAtMost(amount, loan.outstanding, loan.currency, { what: 'what is still owed', code: 'more_than_owed' });
  const message = 'The balance does not cover the repayment.';
  await chargeBalance(transaction, scope, repaymentJournal(loan, amount), message, now);
  const left = await reduceLoan(transaction, scope, loan, amount, now);
  await transaction.insert(capital_repayments).values({
    ...scopeColumns(scope),
    id: uuidv7({ msecs: now.getTime() }),
    created: now,
    updated: now,
    status: 'COMPLETED',
    capital_loan_id: loan.id,
    method: 'MANUAL',
    amount,
    outstanding_after: left.outstanding,
    currency: loan.currency,
  });
  return {
    facts: { amount, recipient: loan.reference },
    activity: 'RECORD_CHANGED',
    before: { status: loan.status, outstanding: toDecimal(loan.outstanding, loan.currency) },
    after: { status: left.status, outstanding: toDecimal(left.outstanding, loan.currency) },
  };
}
