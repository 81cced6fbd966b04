import { enqueue } from '../../core/queue/enqueue.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { type Connected, type ConnectedRecord, connectionOf } from './platformAccess.ts';

/** Time between two syncs of a connection, in milliseconds. */
export const SYNC_INTERVAL = 60 * 60_000;

/** What changes within this time, in milliseconds, is sent by one sync, at its end. */
const GATHERING = 5_000;

/** The key of the task that is repeated. */
export function hourlyKey({ kind, recordId, connectionId }: Connected): string {
  return `${kind} ${recordId} ${connectionId}`;
}

async function queueAt(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  connected: Connected,
  { key, due }: { readonly key: string; readonly due: Date },
  now: Date,
): Promise<void> {
  await enqueue(transaction, { queue: 'platform', key, scope, due, payload: { ...connected } }, now);
}

/** Queues one sync of a connection, in the transaction that causes it: within seconds, with what else changes until then. */
async function queueSoon(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  connected: Connected,
  now: Date,
): Promise<void> {
  // It does not begin before it is due, so that it reads every change that found it queued.
  const due = new Date((Math.floor(now.getTime() / GATHERING) + 1) * GATHERING);
  await queueAt(transaction, scope, connected, { key: `${hourlyKey(connected)} ${due.getTime()}`, due }, now);
}

/** Queues one sync of a record, if it is connected. */
export async function queueSync(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  record: ConnectedRecord,
  now: Date,
): Promise<void> {
  const connected = await connectionOf(transaction, scope, record);
  if (connected !== undefined) await queueSoon(transaction, scope, connected, now);
}

/** Queues a sync of a new connection, and one of every hour while it lasts. */
export async function queueHourlySync(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  connected: Connected,
  now: Date,
): Promise<void> {
  await queueSoon(transaction, scope, connected, now);
  const due = new Date(now.getTime() + SYNC_INTERVAL);
  await queueAt(transaction, scope, connected, { key: hourlyKey(connected), due }, now);
}
