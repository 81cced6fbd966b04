import { and, eq, sql } from 'drizzle-orm';
import { today } from '#contract/dates/days.ts';
import type { Environment } from '#contract/generated/config.ts';
import { scheduleDays } from '#contract/reports/reportPeriod.ts';
import { isRecord, scopeOf } from '../../database/belongsTo.ts';
import type { Database } from '../../database/database.ts';
import { type BusinessTransaction, enterBusiness } from '../../database/inBusiness.ts';
import { report_schedules, schedules_due } from '../../database/schema/index.ts';
import { insertReport } from './insertReport.ts';
import { nextRun } from './nextRun.ts';

/** A due schedule. */
interface DueSchedule {
  readonly business_id: string;
  readonly environment: Environment;
  readonly schedule_id: string;
  readonly due: Date;
}

/**
 * Requests the report of the schedule that has been due longest, and sets its next run. The queue entry is deleted in the
 * same transaction, so that each run happens once with any number of workers; several missed runs result in one report.
 * Returns `false` when nothing is due.
 */
export async function runNextSchedule({ drizzle }: Database, now: Date): Promise<boolean> {
  const [due] = await drizzle
    .select()
    .from(schedules_due)
    .where(sql`${schedules_due.due} <= ${now.toISOString()}::timestamptz`)
    .orderBy(schedules_due.due)
    .limit(1);
  if (due === undefined) return false;
  await drizzle.transaction(async (tx) => {
    const isThis = and(eq(schedules_due.schedule_id, due.schedule_id), eq(schedules_due.due, due.due));
    // Another worker may hold the row; the entry is deleted once that worker commits.
    const taken = await tx.delete(schedules_due).where(isThis).returning({ due: schedules_due.due });
    if (taken.length === 0) return;
    await enterBusiness(tx, scopeOf(due));
    await run(tx, due, now);
  });
  return true;
}

async function run(tx: BusinessTransaction, due: DueSchedule, now: Date): Promise<void> {
  const scope = scopeOf(due);
  const isThis = isRecord(report_schedules, scope, due.schedule_id);
  const [schedule] = await tx.select().from(report_schedules).where(isThis).for('update');
  // The schedule was paused, deleted or changed after it was queued.
  if (schedule?.status !== 'ACTIVE' || schedule.next_run?.getTime() !== due.due.getTime()) return;
  const { source, format, time_zone, language, recipients, created_by, user_id, frequency } = schedule;
  const days = scheduleDays(frequency, today(time_zone, due.due));
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
  await tx.insert(schedules_due).values({ ...due, due: next });
}
