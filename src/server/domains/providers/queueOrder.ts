import { enqueue } from '../../core/queue/enqueue.ts';
import { type BusinessTask, ofBusiness, type Task } from '../../core/queue/Queue.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import type { ProviderRecord } from './PayoutProvider.ts';

/** Records in the queues of outside systems: those of payout providers and those of acquirers. */
export type PolledRecord = ProviderRecord | 'recurring-cycle';

/** A record to submit or to poll. */
export interface DueRecord {
  readonly record: PolledRecord;
  /** UUID. */
  readonly recordId: string;
  readonly scope: BusinessScope;
  /** When the order was first submitted. */
  readonly given: Date;
}

/** A record to queue. */
export interface Order {
  readonly record: PolledRecord;
  /** UUID. */
  readonly recordId: string;
  /** When it is submitted; at once by default. */
  readonly due?: Date;
}

/** Queues a record for its provider or acquirer, in the transaction of the change. */
export function queueOrder(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { record, recordId, due: later }: Order,
  now: Date,
): Promise<void> {
  const due = later ?? now;
  const queue = record === 'recurring-cycle' ? 'plan-payment' : 'order';
  const payload = { record, record_id: recordId, given: due.toISOString() };
  return enqueue(transaction, { queue, key: `${record}/${recordId}`, scope, due, payload }, now);
}

/** The record of a task. */
export function dueRecord(task: Task): DueRecord {
  const { scope, payload }: BusinessTask = ofBusiness(task);
  const { record, record_id, given } = payload;
  return { record: record as PolledRecord, recordId: String(record_id), scope, given: new Date(String(given)) };
}
