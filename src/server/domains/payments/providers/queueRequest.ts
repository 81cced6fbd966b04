import { enqueue } from '../../../core/queue/enqueue.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';

/**
 * Queues a payment request, by UUID, for the provider of its channel, in the transaction that makes it. In test mode it waits
 * for the business, which pays in place of the payer.
 */
export async function queueRequest(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  requestId: string,
  now: Date,
): Promise<void> {
  if (scope.environment === 'DEVELOPMENT') return;
  const payload = { given: now.toISOString() };
  await enqueue(transaction, { queue: 'payment-request', key: requestId, scope, due: now, payload }, now);
}
