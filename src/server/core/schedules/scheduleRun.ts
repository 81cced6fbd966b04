import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { enqueue } from '../queue/enqueue.ts';
import type { QueueName, Task } from '../queue/Queue.ts';

/** The queues of schedules. */
type ScheduleQueue = Extract<QueueName, `${string}-schedule`>;

/** A run of a schedule. */
export interface ScheduleRun {
  /** UUID. */
  readonly scheduleId: string;
  readonly due: Date;
}

/**
 * Queues the next run of a schedule, in the transaction that sets it. A task whose time is no longer the schedule's next run
 * is ignored: the schedule was paused or changed.
 */
export function queueRun(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { queue, scheduleId, due }: ScheduleRun & { readonly queue: ScheduleQueue },
  now: Date,
): Promise<void> {
  const payload = { schedule_id: scheduleId, run: due.toISOString() };
  const key = `${scheduleId}/${payload.run}`;
  return enqueue(transaction, { queue, key, scope, due, payload }, now);
}

/** The run that a task is. */
export function runOf({ payload }: Pick<Task, 'payload'>): ScheduleRun {
  return { scheduleId: String(payload.schedule_id), due: new Date(String(payload.run)) };
}

/** Whether a run is the next one of its schedule, as the schedule is now. */
export function isNextRun(
  schedule: { readonly status: string; readonly next_run: Date | null } | undefined,
  { due }: ScheduleRun,
): boolean {
  return schedule?.status === 'ACTIVE' && schedule.next_run?.getTime() === due.getTime();
}
