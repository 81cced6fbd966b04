import { postJournal } from '../../../core/ledger/postJournal.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import type { transactions } from '../../../database/schema/index.ts';
import { payoutLines, reversedLines } from '../paymentLines.ts';

/** A refund that was not taken; `transactionId` is the UUID of its transaction. */
interface NotTaken extends Pick<typeof transactions.$inferSelect, 'amount' | 'currency' | 'reference'> {
  readonly transactionId: string | null;
}

/** Credits a refund that was not taken back to the balance. Rule refunds.not-taken. */
export async function creditRefund(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { amount, currency, reference, transactionId }: NotTaken,
  now: Date,
): Promise<void> {
  const lines = reversedLines(payoutLines({ currency, amount, fee: 0n, tax: 0n }));
  await postJournal(transaction, scope, { type: 'REFUND', reference, description: null, transactionId, lines }, now);
}
