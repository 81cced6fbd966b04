import { and, eq, sql } from 'drizzle-orm';
import type { FastifyError } from 'fastify';
import type { ErrorCode } from '#contract/errorCodes.ts';
import { OPERATION_TRAITS } from '#contract/operations.ts';
import { loadPerson } from '../../access/sessions/people/actingPerson.ts';
import type { BusinessClock } from '../../core/clock/businessTime.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { toApiError } from '../../core/errors/errorPlugin.ts';
import type { Services } from '../../core/services.ts';
import { type ConnectedTransaction, inBusiness } from '../../database/inBusiness.ts';
import { job_records, jobs } from '../../database/schema/index.ts';
import type { EngineServices } from '../operations/operation/operation.ts';
import { recordVersion } from '../operations/operation/recordVersion.ts';
import type { ActionRun } from '../operations/run/ActionRun.ts';
import { runOnRecord } from '../operations/run/runAction.ts';
import { undoOnRecord } from '../undo/undoOnRecord.ts';
import { type ClaimedJob, isJob, isOfJob } from './jobScope.ts';

type Job = typeof jobs.$inferSelect;

/** The job is no longer running, or another worker has processed this record. */
class JobSuperseded extends Error {}

function isRecord(claimed: ClaimedJob, recordId: string) {
  return and(isOfJob(claimed), eq(job_records.record_id, recordId), eq(job_records.status, 'WAITING'));
}

/** The action with the user's current permissions, which are checked for each record. */
async function openRun(services: EngineServices & BusinessClock, claimed: ClaimedJob, job: Job): Promise<ActionRun> {
  const session = await loadPerson(services, job.user_id, claimed.scope);
  const access = session?.resolution.access.get(job.resource);
  // A job may undo an action on a single record.
  const action = access?.actions.find(({ id, scope }) => id === job.action && (scope === 'selection' || job.undoes));
  if (session === undefined || access === undefined || action === undefined) {
    throw new ApiError('AUTHORIZATION_ERROR', 'You no longer have permission for this action.');
  }
  const origin = { ip: job.ip_address, userAgent: job.user_agent ?? undefined };
  const brand = services.config.brand(session.business.brand);
  const { operationHandler } = services;
  return { access, action, session, origin, brand, input: job.input, now: services.now(), operationHandler };
}

async function doRecord(
  transaction: ConnectedTransaction,
  claimed: ClaimedJob,
  job: Job,
  run: ActionRun,
  recordId: string,
): Promise<void> {
  const [taken] = await transaction
    .update(job_records)
    .set({ status: 'DONE' })
    .where(isRecord(claimed, recordId))
    .returning();
  const [going] = await transaction
    .update(jobs)
    .set({ done: sql`${jobs.done} + 1` })
    .where(and(isJob(claimed), eq(jobs.status, 'RUNNING')))
    .returning({ id: jobs.id });
  if (taken === undefined || going === undefined) throw new JobSuperseded();
  if (job.undoes !== null) {
    await undoOnRecord(transaction, run, { recordId, outcome: taken.outcome, version: taken.version });
    return;
  }
  const { outcome } = await runOnRecord(transaction, run, recordId);
  if (!OPERATION_TRAITS[run.action.run].undo) return;
  const { before, after } = outcome;
  const version = (await recordVersion(transaction, run.access.record, claimed.scope, recordId)) ?? null;
  await transaction
    .update(job_records)
    .set({ outcome: { before, after }, version })
    .where(and(isOfJob(claimed), eq(job_records.record_id, recordId)));
}

async function storeError(services: Services, claimed: ClaimedJob, recordId: string, error: ApiError): Promise<void> {
  await inBusiness(services.pool, claimed.scope, async (transaction) => {
    const noted = await transaction
      .update(job_records)
      .set({ status: 'FAILED', error_code: error.code, message: error.message })
      .where(isRecord(claimed, recordId))
      .returning({ id: job_records.record_id });
    if (noted.length === 0) return;
    await transaction
      .update(jobs)
      .set({ failed: sql`${jobs.failed} + 1` })
      .where(isJob(claimed));
  });
}

/** Transient errors: the job waits and continues later. */
const TRANSIENT: ReadonlySet<ErrorCode> = new Set(['SERVICE_UNAVAILABLE_ERROR']);

/**
 * Processes one record of a job in its own transaction, together with its status, so that each record is processed exactly
 * once. An error is stored with the record and the job continues; transient errors are rethrown.
 * Rule lists.selection-in-background.
 */
export async function runJobRecord(
  services: EngineServices & BusinessClock,
  claimed: ClaimedJob,
  job: Job,
  recordId: string,
  onError: (error: unknown) => void,
): Promise<void> {
  try {
    const run = await openRun(services, claimed, job);
    await inBusiness(services.pool, claimed.scope, (transaction) => doRecord(transaction, claimed, job, run, recordId));
  } catch (error) {
    if (error instanceof JobSuperseded) return;
    const answer = toApiError(error as FastifyError);
    if (TRANSIENT.has(answer.code)) throw error;
    if (answer.status >= 500) onError(error);
    await storeError(services, claimed, recordId, answer);
  }
}
