import { formatRecordId } from '#contract/ids/recordId.ts';
import { recordSystemActivity } from '../../../core/activity/recordSystemActivity.ts';
import { nextRun } from '../../../core/schedules/nextRun.ts';
import { isNextRun, queueRun, type ScheduleRun } from '../../../core/schedules/scheduleRun.ts';
import { isRecord } from '../../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { withdrawal_schedules } from '../../../database/schema/index.ts';

export type WithdrawalSchedule = typeof withdrawal_schedules.$inferSelect;

/** What a run did. */
export type RunResult = NonNullable<WithdrawalSchedule['last_result']>;

/** Locks a schedule that is due; `undefined` when it was paused, deleted, changed or run after it was queued. */
export async function lockDue(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  run: ScheduleRun,
): Promise<WithdrawalSchedule | undefined> {
  const isThis = isRecord(withdrawal_schedules, scope, run.scheduleId);
  const [schedule] = await transaction.select().from(withdrawal_schedules).where(isThis).for('update');
  return isNextRun(schedule, run) ? schedule : undefined;
}

/**
 * Stores the result of a run, and queues the next one. A schedule whose person may no longer withdraw is paused.
 * Rule transactions.automatic-withdrawal.
 */
export async function endRun(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  run: ScheduleRun,
  result: RunResult,
  now: Date,
): Promise<void> {
  const schedule = await lockDue(transaction, scope, run);
  if (schedule === undefined) return;
  const isStopped = result === 'NO_PERMISSION';
  const next = isStopped ? null : nextRun(schedule, now);
  await transaction
    .update(withdrawal_schedules)
    .set({ last_run: now, last_result: result, next_run: next, updated: now, ...(isStopped && { status: 'PAUSED' }) })
    .where(isRecord(withdrawal_schedules, scope, run.scheduleId));
  const { scheduleId } = run;
  if (next !== null) return queueRun(transaction, scope, { queue: 'withdrawal-schedule', scheduleId, due: next }, now);
  const id = formatRecordId('wsc', scheduleId);
  const stopped = { action: 'RECORD_CHANGED', type: 'withdrawal-schedule', id, after: { status: 'PAUSED' } } as const;
  await recordSystemActivity(transaction, scope, stopped, now);
}
