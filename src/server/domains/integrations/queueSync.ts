import { enqueue } from '../../core/queue/enqueue.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';

/** Time between two syncs of a system, in milliseconds. */
export const SYNC_INTERVAL = 60 * 60_000;

/** Queues one sync of a connected system, in the transaction that causes it; `id` is the UUID of the integration. */
export function queueSync(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  id: string,
  now: Date,
): Promise<void> {
  const payload = { integration_id: id };
  return enqueue(transaction, { queue: 'integration', key: `${id} once`, scope, due: now, payload }, now);
}

/** Queues a sync of a system that is connected, and one of every hour while it is. */
export async function queueHourlySync(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  id: string,
  now: Date,
): Promise<void> {
  await queueSync(transaction, scope, id, now);
  const due = new Date(now.getTime() + SYNC_INTERVAL);
  await enqueue(transaction, { queue: 'integration', key: id, scope, due, payload: { integration_id: id } }, now);
}
