import { enqueue } from '../../core/queue/enqueue.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import type { Connected } from './platformAccess.ts';

/** Time between two syncs of a record with its platform, in milliseconds. */
export const SYNC_INTERVAL = 60 * 60_000;

/** The key of the task that is repeated. */
export function hourlyKey({ kind, recordId }: Connected): string {
  return `${kind} ${recordId}`;
}

/** Queues one sync, in the transaction that causes it. */
export function queueSync(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  connected: Connected,
  now: Date,
): Promise<void> {
  // Each is a task of its own: one in progress has read before this change.
  const key = `${hourlyKey(connected)} ${now.getTime()}`;
  return enqueue(transaction, { queue: 'platform', key, scope, due: now, payload: { ...connected } }, now);
}

/** Queues a sync of a record that is connected, and one of every hour while it is. */
export async function queueHourlySync(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  connected: Connected,
  now: Date,
): Promise<void> {
  await queueSync(transaction, scope, connected, now);
  const due = new Date(now.getTime() + SYNC_INTERVAL);
  const key = hourlyKey(connected);
  await enqueue(transaction, { queue: 'platform', key, scope, due, payload: { ...connected } }, now);
}
