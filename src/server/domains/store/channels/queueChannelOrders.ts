import { enqueue } from '../../../core/queue/enqueue.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import type { Connected } from '../../platforms/platformAccess.ts';

/**
 * Has the orders of a sales channel read from now on, once for a connection. `after`: the platform's number of the last one
 * that was read; null: none was. Rule store.order-arrived.
 */
export async function queueChannelOrders(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { recordId, connectionId }: Connected,
  after: string | null,
  now: Date,
): Promise<void> {
  const key = `${recordId} ${connectionId}`;
  const payload = { recordId, connectionId, after };
  await enqueue(transaction, { queue: 'channel-orders', key, scope, due: now, payload }, now);
}
