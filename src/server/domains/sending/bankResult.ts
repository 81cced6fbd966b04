import { postJournal } from '../../core/ledger/postJournal.ts';
import { isRecord } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { transactions } from '../../database/schema/index.ts';
import { payoutLines, reversedLines } from '../payments/paymentLines.ts';
import type { ProviderErrorCode } from '../providers/PayoutProvider.ts';

/** Marks the transaction as completed. */
export async function completeSending(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  transactionId: string,
  now: Date,
): Promise<void> {
  await transaction
    .update(transactions)
    .set({ status: 'COMPLETED', updated: now })
    .where(isRecord(transactions, scope, transactionId));
}

/** How a transfer failed: returned by the bank, or never delivered. */
export interface Return {
  readonly status: 'REVERSED' | 'FAILED';
  readonly errorCode: ProviderErrorCode;
}

/** Credits a returned transfer back to the balance, including fee and tax. Rule money.returns-whole. */
export async function returnSending(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  transactionId: string,
  now: Date,
  { status, errorCode }: Return = { status: 'REVERSED', errorCode: 'INVALID_ACCOUNT' },
): Promise<void> {
  const [sent] = await transaction
    .update(transactions)
    .set({ status, failure_code: errorCode, updated: now })
    .where(isRecord(transactions, scope, transactionId))
    .returning();
  if (sent === undefined) throw new Error('The sent record has no transaction');
  const { external_id: reference, description, amount, fee, tax, currency } = sent;
  const lines = reversedLines(payoutLines({ currency, amount, fee, tax }));
  const type = sent.type === 'WITHDRAWAL' ? 'WITHDRAWAL' : 'DISBURSEMENT';
  await postJournal(transaction, scope, { type, reference, description, transactionId, lines }, now);
}
