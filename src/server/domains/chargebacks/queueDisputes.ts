import { enqueue } from '../../core/queue/enqueue.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';

/**
 * Has the acquirer of a business read for disputes, from now on, once for a business. `after`: the reference of the last one
 * that was read; null: none was.
 */
export async function queueDisputes(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  after: string | null,
  now: Date,
): Promise<void> {
  if (scope.environment === 'DEVELOPMENT') return;
  await enqueue(transaction, { queue: 'dispute-feed', key: 'disputes', scope, due: now, payload: { after } }, now);
}
