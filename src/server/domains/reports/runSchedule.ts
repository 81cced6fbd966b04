import { today } from '#contract/dates/days.ts';
import { scheduleDays } from '#contract/reports/reportPeriod.ts';
import { ofBusiness, type Queue, type Task } from '../../core/queue/Queue.ts';
import { PATIENT_WAITS } from '../../core/queue/retryWaits.ts';
import { nextRun } from '../../core/schedules/nextRun.ts';
import { isNextRun, queueRun, runOf } from '../../core/schedules/scheduleRun.ts';
import { isRecord } from '../../database/belongsTo.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { report_schedules } from '../../database/schema/index.ts';
import { insertReport } from './insertReport.ts';

/**
 * Requests the report of each schedule that is due, and sets its next run. Each run happens once; several missed runs result
 * in one report.
 */
export const REPORT_SCHEDULES: Queue = {
  name: 'report-schedule',
  followsTestClock: true,
  concurrency: 1,
  waits: PATIENT_WAITS,
  handle: async (task, { now }) => ({ state: 'DONE', write: (transaction) => requestReport(transaction, task, now()) }),
};

async function requestReport(tx: BusinessTransaction, task: Task, now: Date): Promise<void> {
  const { scope } = ofBusiness(task);
  const run = runOf(task);
  const isThis = isRecord(report_schedules, scope, run.scheduleId);
  const [schedule] = await tx.select().from(report_schedules).where(isThis).for('update');
  // The schedule was paused, deleted or changed after it was queued.
  if (schedule === undefined || !isNextRun(schedule, run)) return;
  const { source, format, time_zone, language, recipients, created_by, user_id, frequency } = schedule;
  const days = scheduleDays(frequency, today(time_zone, run.due));
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
  await queueRun(tx, scope, { queue: 'report-schedule', scheduleId: schedule.id, due: next }, now);
}
