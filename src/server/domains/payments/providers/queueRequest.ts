import { enqueue } from '../../../core/queue/enqueue.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import type { payment_requests } from '../../../database/schema/index.ts';

/**
 * Queues a payment request for the provider of its channel, or the acquirer of its card, in the transaction that makes it. In test mode it waits
 * for the business, which pays in place of the payer.
 */
export async function queueRequest(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { id: key, channel_category: category }: Pick<typeof payment_requests.$inferSelect, 'id' | 'channel_category'>,
  now: Date,
): Promise<void> {
  if (scope.environment === 'DEVELOPMENT') return;
  const payload = { given: now.toISOString() };
  const queue = category === 'CARD' ? 'card-request' : 'payment-request';
  await enqueue(transaction, { queue, key, scope, due: now, payload }, now);
}
