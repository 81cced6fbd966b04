import { today } from '#contract/dates/days.ts';
import { scheduleDays } from '#contract/reports/reportPeriod.ts';
import { nextRun } from '../../core/clock/nextRun.ts';
import { enqueue } from '../../core/queue/enqueue.ts';
import { ofBusiness, type Queue, type Task } from '../../core/queue/Queue.ts';
import { PATIENT_WAITS } from '../../core/queue/retryWaits.ts';
import { isRecord } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { report_schedules } from '../../database/schema/index.ts';
import { insertReport } from './insertReport.ts';

/**
 * Queues the next run of a schedule, in the transaction that sets it. A task whose time is no longer the schedule's next run
 * is ignored: the schedule was paused or changed.
 */
export function queueRun(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { scheduleId, due }: { /** UUID. */ readonly scheduleId: string; readonly due: Date },
  now: Date,
): Promise<void> {
  const payload = { schedule_id: scheduleId, run: due.toISOString() };
  const key = `${scheduleId}/${payload.run}`;
  return enqueue(transaction, { queue: 'report-schedule', key, scope, due, payload }, now);
}

/**
 * Requests the report of each schedule that is due, and sets its next run. Each run happens once; several missed runs result
 * in one report.
 */
export const REPORT_SCHEDULES: Queue = {
  name: 'report-schedule',
  concurrency: 1,
  waits: PATIENT_WAITS,
  handle: async (task, { now }) => ({ state: 'DONE', write: (transaction) => run(transaction, task, now()) }),
};

async function run(tx: BusinessTransaction, task: Task, now: Date): Promise<void> {
  const { scope, payload } = ofBusiness(task);
  const due = new Date(String(payload.run));
  const isThis = isRecord(report_schedules, scope, String(payload.schedule_id));
  const [schedule] = await tx.select().from(report_schedules).where(isThis).for('update');
  // The schedule was paused, deleted or changed after it was queued.
  if (schedule?.status !== 'ACTIVE' || schedule.next_run?.getTime() !== due.getTime()) return;
  const { source, format, time_zone, language, recipients, created_by, user_id, frequency } = schedule;
  const days = scheduleDays(frequency, today(time_zone, due));
  const parameters = {
    source,
    format,
    time_zone,
    language,
    recipients,
    created_by,
    user_id,
    schedule_id: schedule.id,
    days,
  };
  await insertReport(tx, scope, parameters, now);
  const next = nextRun(schedule, now);
  await tx.update(report_schedules).set({ last_run: now, next_run: next, updated: now }).where(isThis);
  await queueRun(tx, scope, { scheduleId: schedule.id, due: next }, now);
}
