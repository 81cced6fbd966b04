import { v7 as uuidv7 } from 'uuid';
import type { ReportScheduleForm } from '#contract/generated/forms.ts';
import { formTimes } from '../../core/schedules/formTimes.ts';
import { nextRun } from '../../core/schedules/nextRun.ts';
import { queueRun } from '../../core/schedules/scheduleRun.ts';
import { isRecord, scopeColumns } from '../../database/belongsTo.ts';
import { report_schedules } from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type {
  CreationOutcome,
  OperationContext,
  OperationOutcome,
  RecordContext,
} from '../../engine/operations/operation/operation.ts';
import { namedColumns, sourceAccess } from './reportSource.ts';
import { requireMembers } from './requireMembers.ts';

/** The form values as columns. */
function timesOf({ input, session }: OperationContext) {
  const form = input as unknown as ReportScheduleForm;
  const { name, source, format, recipients } = form;
  return { name, source: namedColumns(source, sourceAccess(session, source)), format, ...formTimes(form), recipients };
}

/** `report_schedules.create`: creates a schedule of reports. Throws AUTHORIZATION_ERROR when the list is closed to the user. */
export async function createSchedule(context: OperationContext): Promise<CreationOutcome> {
  const { transaction, session, now } = context;
  const times = timesOf(context);
  await requireMembers(transaction, session.business.id, times.recipients);
  const recordId = uuidv7({ msecs: now.getTime() });
  const next = nextRun({ ...times, time_zone: session.timeZone }, now);
  await transaction.insert(report_schedules).values({
    ...times,
    ...scopeColumns(session.scope),
    id: recordId,
    created: now,
    updated: now,
    status: 'ACTIVE',
    time_zone: session.timeZone,
    language: session.user.preferredLanguage,
    next_run: next,
    created_by: session.user.email,
    user_id: session.user.id,
  });
  await queueRun(transaction, session.scope, { queue: 'report-schedule', scheduleId: recordId, due: next }, now);
  return { recordId, activity: 'RECORD_CREATED', before: {}, after: { ...times, next_run: next } };
}

function isThis({ session: { scope }, recordId }: RecordContext) {
  return isRecord(report_schedules, scope, recordId);
}

/** The current row of the locked schedule. */
async function current(context: RecordContext) {
  const [schedule] = await context.transaction.select().from(report_schedules).where(isThis(context));
  if (schedule === undefined) throw notAvailable();
  return schedule;
}

/**
 * `report_schedules.update`: changes a schedule. From then on its reports have the access of the user who changed it, so
 * that a schedule never has more than its user.
 */
export async function updateSchedule(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, now } = context;
  const before = await current(context);
  const times = timesOf(context);
  await requireMembers(transaction, session.business.id, times.recipients);
  const next = before.status === 'ACTIVE' ? nextRun({ ...times, time_zone: before.time_zone }, now) : null;
  await transaction
    .update(report_schedules)
    .set({ ...times, next_run: next, user_id: session.user.id, updated: now })
    .where(isThis(context));
  if (next !== null)
    await queueRun(transaction, session.scope, { queue: 'report-schedule', scheduleId: recordId, due: next }, now);
  const changed = Object.entries(times).filter(
    ([name, value]) => JSON.stringify(Reflect.get(before, name)) !== JSON.stringify(value),
  );
  return {
    activity: 'RECORD_CHANGED',
    before: Object.fromEntries(changed.map(([name]) => [name, Reflect.get(before, name)])),
    after: Object.fromEntries(changed),
  };
}

/** `report_schedules.resume`: resumes a paused schedule, from its next time on. */
export async function resumeSchedule(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, now } = context;
  const schedule = await current(context);
  const next = nextRun(schedule, now);
  await transaction
    .update(report_schedules)
    .set({ status: 'ACTIVE', next_run: next, updated: now })
    .where(isThis(context));
  await queueRun(transaction, session.scope, { queue: 'report-schedule', scheduleId: recordId, due: next }, now);
  return { activity: 'RECORD_CHANGED', before: { status: schedule.status }, after: { status: 'ACTIVE' } };
}
