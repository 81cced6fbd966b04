import { and, asc, eq, inArray } from 'drizzle-orm';
import type { BusinessClock } from '../../core/clock/businessTime.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { job_records, jobs } from '../../database/schema/index.ts';
import type { EngineServices } from '../operations/operation/operation.ts';
import { finishJob } from './finishJob.ts';
import { type ClaimedJob, isJob, isOfJob } from './jobScope.ts';
import { runJobRecord } from './runJobRecord.ts';

/** Records processed before other jobs continue. */
const SLICE = 25;

/** Callbacks of a worker. */
export interface JobListener {
  /** Whether the process is shutting down: the record in progress is finished and no other is started. */
  isStopping(): boolean;
  /** Logs an internal error. */
  onError(error: unknown): void;
}

/** Processes the next slice of a job's records. Returns whether the job is finished. */
export async function runJob(
  services: EngineServices & BusinessClock,
  claimed: ClaimedJob,
  listener: JobListener,
): Promise<boolean> {
  const { pool, now } = services;
  const [job, records] = await inBusiness(pool, claimed.scope, async (transaction) => {
    const [going] = await transaction
      .update(jobs)
      .set({ status: 'RUNNING' })
      .where(and(isJob(claimed), inArray(jobs.status, ['WAITING', 'RUNNING'])))
      .returning();
    const waiting = await transaction
      .select({ id: job_records.record_id })
      .from(job_records)
      .where(and(isOfJob(claimed), eq(job_records.status, 'WAITING')))
      .orderBy(asc(job_records.position))
      .limit(SLICE);
    return [going, waiting] as const;
  });
  if (job === undefined) return true;
  for (const { id } of records) {
    if (listener.isStopping()) return false;
    await runJobRecord(services, claimed, job, id, listener.onError);
  }
  if (records.length === SLICE) return false;
  await inBusiness(pool, claimed.scope, (transaction) => finishJob(transaction, services, claimed, 'DONE', now()));
  return true;
}
