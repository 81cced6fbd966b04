import { enqueue } from '../../core/queue/enqueue.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';

/** Queues a loan that was approved, in the transaction of the answer: it is paid out, and repaid from then on. */
export function queueLoan(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  /** UUID. */
  id: string,
  now: Date,
): Promise<void> {
  return enqueue(transaction, { queue: 'loan', key: id, scope, due: now }, now);
}
