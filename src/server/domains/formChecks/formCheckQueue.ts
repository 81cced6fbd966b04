import { setTimeout as wait } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { type BusinessTask, ofBusiness, type Queue, type TaskResult, type TaskRun } from '../../core/queue/Queue.ts';
import { PATIENT_WAITS } from '../../core/queue/retryWaits.ts';
import { queueReview } from '../../core/reviews/queueReview.ts';
import type { Services } from '../../core/services.ts';
import { type BusinessTransaction, inBusiness } from '../../database/inBusiness.ts';
import { businesses, form_checks } from '../../database/schema/index.ts';
import { type CheckedValue, checksOf, type FormCheck } from '../../engine/forms/checks/checkStore.ts';
import { keepChecks } from '../../engine/forms/checks/requireChecks.ts';
import type { FieldCheckers, FieldCheckResult } from './FieldChecker.ts';

/** How long a service has to answer, in milliseconds, and how long until the next request to it. */
const ANSWER_MS = 8_000;
const RETRY_MS = 60_000;

/** How long a check waits for a service, in milliseconds; then it stays unanswered. */
const LONGEST_WAIT_MS = 7 * 24 * 60 * 60_000;

/** The check of a task. */
interface DueCheck extends Pick<BusinessTask, 'scope'> {
  readonly form: string;
  readonly record: string;
  readonly recordId: string;
  readonly field: string;
  readonly service: CheckedValue['service'];
  readonly requested: Date;
}

function dueCheck({ scope, payload }: BusinessTask): DueCheck {
  const { form, record, record_id, field, service, requested } = payload;
  return {
    scope,
    form: String(form),
    record: String(record),
    recordId: String(record_id),
    field: String(field),
    service: service === 'website' ? 'website' : 'tax-number',
    requested: new Date(String(requested)),
  };
}

/** The check as it was requested: a person may have requested another one since. */
function isDue(due: DueCheck) {
  return and(checksOf(due), eq(form_checks.field, due.field), eq(form_checks.requested, due.requested));
}

async function readDue(transaction: BusinessTransaction, due: DueCheck) {
  const [check] = await transaction.select().from(form_checks).where(isDue(due));
  const own = eq(businesses.business_id, due.scope.businessId);
  const [business] = await transaction.select({ country: businesses.country }).from(businesses).where(own);
  return check?.status === 'PENDING' && business !== undefined ? { check, ...business } : undefined;
}

/** Keeps the answer, and hands it to the record and to those who review it. */
async function keepAnswer(
  transaction: BusinessTransaction,
  { config }: Pick<Services, 'config'>,
  due: DueCheck,
  answer: Pick<FormCheck, 'status' | 'problem'>,
  now: Date,
): Promise<void> {
  const { scope, form, recordId } = due;
  await transaction
    .update(form_checks)
    .set({ ...answer, answered: now })
    .where(isDue(due));
  const record = config.current().config.records.get(due.record);
  if (record === undefined || !(await keepChecks(transaction, { scope, form, record, recordId }, now))) return;
  await queueReview(transaction, scope, { record: record.name, recordId, event: null }, now);
}

/** Sends the value to the service, without holding a database connection meanwhile. */
async function inquire(
  services: Pick<Services, 'config'>,
  checkers: FieldCheckers,
  task: BusinessTask,
  { database, now }: TaskRun,
): Promise<TaskResult> {
  const due = dueCheck(task);
  const { scope, service, requested } = due;
  const found = await inBusiness(database.pool, scope, (transaction) => readDue(transaction, due));
  const again = new Date(now().getTime() + RETRY_MS);
  if (found === undefined || again.getTime() - requested.getTime() > LONGEST_WAIT_MS) return { state: 'DONE' };
  const { check, country } = found;
  const { value, name } = check;
  const unanswered: FieldCheckResult = { state: 'UNAVAILABLE', nextPoll: again };
  const inquiry = checkers[scope.environment]?.check({ service, value, name, country, requested }, now());
  const result =
    inquiry === undefined ? unanswered : await Promise.race([inquiry, wait(ANSWER_MS, unanswered, { ref: false })]);
  if (result.state === 'UNAVAILABLE') return { state: 'AGAIN', due: result.nextPoll };
  const answer = { status: result.state, problem: result.state === 'FAILED' ? result.problem : null };
  return { state: 'DONE', write: (transaction) => keepAnswer(transaction, services, due, answer, now()) };
}

/**
 * Checks of values by outside services. One that does not answer holds a place of its own business alone, and for seconds.
 * Rule activation.tax-number-check, activation.website-check.
 */
export function formCheckQueue(services: Pick<Services, 'config'>, checkers: FieldCheckers): Queue {
  return {
    name: 'form-check',
    concurrency: 4,
    limits: { business: 1 },
    waits: PATIENT_WAITS,
    handle: (task, run) => inquire(services, checkers, ofBusiness(task), run),
  };
}
