import { formatRecordId } from '#contract/ids/recordId.ts';
import { isRecord } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { capital_loans } from '../../database/schema/index.ts';

export type Loan = typeof capital_loans.$inferSelect;

/** Statuses of a loan that is repaid. */
export const REPAID: readonly Loan['status'][] = ['ACTIVE', 'OVERDUE'];

/** The id of a loan as people see it. */
export function loanId({ id }: Pick<Loan, 'id'>): string {
  return formatRecordId('loan', id);
}

/** Locks a loan: its repayments happen one after the other. */
export async function lockLoan(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  /** UUID. */
  id: string,
): Promise<Loan | undefined> {
  const [loan] = await transaction
    .select()
    .from(capital_loans)
    .where(isRecord(capital_loans, scope, id))
    .for('update');
  return loan;
}
