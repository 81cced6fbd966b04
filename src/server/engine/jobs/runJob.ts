import { and, asc, eq, inArray } from 'drizzle-orm';
import { inBusiness } from '../../database/inBusiness.ts';
import { job_records, jobs } from '../../database/schema/index.ts';
import type { EngineServices } from '../operations/operation.ts';
import { finishJob } from './finishJob.ts';
import { type ClaimedJob, isJob, isOfJob } from './jobScope.ts';
import { runJobRecord } from './runJobRecord.ts';

/** Records that are done before other jobs have their turn. */
const SLICE = 25;

/** What a worker listens to. */
export interface JobListener {
  /** Whether the process ends: what is begun is finished, nothing else is begun. */
  isStopping(): boolean;
  /** A fault of our own, for the log. */
  onError(error: unknown): void;
}

/** Goes on with a job for a slice of its records. Answers whether nothing is left to do. */
export async function runJob(services: EngineServices, claimed: ClaimedJob, listener: JobListener): Promise<boolean> {
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
