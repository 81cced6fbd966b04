import { enqueue } from '../../../core/queue/enqueue.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';

/** A run of a schedule. */
export interface DueSchedule {
  /** UUID. */
  readonly scheduleId: string;
  readonly due: Date;
}

/**
 * Queues the next run of a schedule, in the transaction that sets it. A task whose time is no longer the schedule's next run
 * is ignored: the schedule was paused or changed.
 */
export function queueWithdrawal(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { scheduleId, due }: DueSchedule,
  now: Date,
): Promise<void> {
  const payload = { schedule_id: scheduleId, run: due.toISOString() };
  const key = `${scheduleId}/${payload.run}`;
  return enqueue(transaction, { queue: 'withdrawal-schedule', key, scope, due, payload }, now);
}
