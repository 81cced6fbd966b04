import type { WithdrawalScheduleForm } from '#contract/generated/forms.ts';
import { formTimes } from '../../../core/schedules/formTimes.ts';
import { nextRun } from '../../../core/schedules/nextRun.ts';
import { queueRun } from '../../../core/schedules/scheduleRun.ts';
import type {
  CreationOutcome,
  OperationContext,
  OperationOutcome,
  RecordContext,
} from '../../../engine/operations/operation/operation.ts';
import { changeColumns, currentRow, updateRecord } from '../../../engine/operations/records/changeRecord.ts';
import { createRecord } from '../../../engine/operations/records/createRecord.ts';

/** When a schedule runs from now on, and who for: the person who set it up or changed it last. */
function timesOf({ session, now }: OperationContext, form: WithdrawalScheduleForm) {
  const times = { ...formTimes(form), time_zone: session.business.timeZone };
  return { ...times, next_run: nextRun(times, now), created_by: session.user.email, user_id: session.user.id };
}

function queueNext({ transaction, session, now }: OperationContext, scheduleId: string, due: Date): Promise<void> {
  return queueRun(transaction, session.scope, { queue: 'withdrawal-schedule', scheduleId, due }, now);
}

/** `withdrawal_schedules.create`. Throws like `records.create`. Rule transactions.automatic-withdrawal. */
export async function createWithdrawalSchedule(context: OperationContext): Promise<CreationOutcome> {
  const times = timesOf(context, context.input as unknown as WithdrawalScheduleForm);
  const { currency } = context.session.business;
  const made = await createRecord(context, () => ({ ...times, status: 'ACTIVE', currency }));
  await queueNext(context, made.recordId, times.next_run);
  return made;
}

/** `withdrawal_schedules.update`. A paused schedule stays paused. */
export async function updateWithdrawalSchedule(context: RecordContext): Promise<OperationOutcome> {
  const { status } = await currentRow(context);
  const { next_run: next, ...times } = timesOf(context, context.input as unknown as WithdrawalScheduleForm);
  const isActive = status === 'ACTIVE';
  const outcome = await updateRecord(context, () => ({ ...times, next_run: isActive ? next : null }));
  if (isActive) await queueNext(context, context.recordId, next);
  return outcome;
}

/** `withdrawal_schedules.resume`: from its next time on, as the person who resumes it. */
export async function resumeWithdrawalSchedule(context: RecordContext): Promise<OperationOutcome> {
  const before = await currentRow(context);
  const { next_run, created_by, user_id } = timesOf(context, before as unknown as WithdrawalScheduleForm);
  const outcome = await changeColumns(context, before, { status: 'ACTIVE', next_run, created_by, user_id });
  await queueNext(context, context.recordId, next_run);
  return outcome;
}
