import { v7 as uuidv7 } from 'uuid';
import { scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { insertRow } from '../../database/insertRow.ts';
import { queue_tasks } from '../../database/schema/index.ts';
import { sendLater } from '../../database/sendLater.ts';
import type { QueueName, TaskPayload } from './Queue.ts';

/** A task to queue. */
export interface NewTask {
  readonly queue: QueueName;
  /** Identifies the task in its queue, business and environment; while it waits, the same key is queued once. */
  readonly key: string;
  /** `undefined` for work of no business. */
  readonly scope: BusinessScope | undefined;
  /** By the time of the business; the database stores the real time. */
  readonly due: Date;
  readonly payload?: TaskPayload;
  readonly shares?: readonly string[];
}

/**
 * Queues a task, in the transaction that causes it: it is taken only if that commits.
 * `now` is the time of the business as well. Rule security.background-once, modes.test-clock.
 */
export async function enqueue(
  transaction: Pick<BusinessTransaction, 'insert'>,
  { queue, key, scope, due, payload = {}, shares = [] }: NewTask,
  now: Date,
): Promise<void> {
  const row = { queue, key, due, payload, shares: [...shares], scheduled: now };
  const owner = scope && scopeColumns(scope);
  const task = { ...row, ...owner, id: uuidv7({ msecs: now.getTime() }) };
  await sendLater(transaction, insertRow(transaction, queue_tasks, task, { skipsConflict: true }));
}
