import { and, eq, inArray } from 'drizzle-orm';
import { ApiError } from '../../core/errors/ApiError.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import { escrow_customers, rdl_transactions } from '../../database/schema/index.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { changeRecord } from '../../engine/operations/records/changeRecord.ts';

function inUse(message: string): ApiError {
  return new ApiError('ACCOUNT_IN_USE_ERROR', message);
}

/**
 * `escrow_accounts.close`: closes an account of escrow, whose row is locked. Throws ACCOUNT_IN_USE_ERROR while it has
 * customers who are not blocked. What a bank returns later is refunded to its customer.
 * Rule products.escrow-closed.
 */
export async function closeEscrowAccount(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId } = context;
  const { scope } = session;
  const [customer] = await transaction
    .select({ id: escrow_customers.id })
    .from(escrow_customers)
    .where(
      and(
        belongsTo(escrow_customers, scope),
        eq(escrow_customers.account_id, recordId),
        inArray(escrow_customers.status, ['VERIFIED', 'PENDING']),
      ),
    )
    .limit(1);
  if (customer !== undefined) throw inUse('Customers still use this account. Block them first.');
  return changeRecord(context);
}

/**
 * `rdl_investors.close`: closes the account of an investor, whose row is locked. Throws ACCOUNT_IN_USE_ERROR while a
 * movement is pending. Rule products.escrow-closed.
 */
export async function closeInvestor(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId } = context;
  const [pending] = await transaction
    .select({ id: rdl_transactions.id })
    .from(rdl_transactions)
    .where(
      and(
        belongsTo(rdl_transactions, session.scope),
        eq(rdl_transactions.investor_id, recordId),
        eq(rdl_transactions.status, 'PENDING'),
      ),
    )
    .limit(1);
  if (pending !== undefined) throw inUse('A movement of this account is pending. Close it once the bank has answered.');
  return changeRecord(context);
}
