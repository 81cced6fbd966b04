import { eq, sql } from 'drizzle-orm';
import { scopeOf } from '../../database/belongsTo.ts';
import type { Database } from '../../database/database.ts';
import { job_queue } from '../../database/schema/index.ts';
import type { ClaimedJob } from './jobScope.ts';

/** Lease of a job, in seconds; the worker extends it while it works. */
const LEASE_SECONDS = 60;

function later(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}

/** Claims the job that has waited longest; no other worker gets it within the lease. */
export async function claimJob({ drizzle }: Database, now: Date): Promise<ClaimedJob | undefined> {
  const [claimed] = await drizzle
    .update(job_queue)
    .set({ available: later(now, LEASE_SECONDS) })
    .where(
      eq(
        job_queue.job_id,
        sql`(select job_id from ${job_queue} where available <= ${now.toISOString()}::timestamptz
          order by available limit 1 for update skip locked)`,
      ),
    )
    .returning();
  if (claimed === undefined) return undefined;
  return { id: claimed.job_id, scope: scopeOf(claimed) };
}

/** Moves an unfinished job to the end of the queue, so that a long job does not delay others. */
export async function requeueJob({ drizzle }: Database, job: ClaimedJob, now: Date): Promise<void> {
  await drizzle.update(job_queue).set({ available: now }).where(eq(job_queue.job_id, job.id));
}

/** Removes a finished job from the queue. */
export async function dequeueJob({ drizzle }: Database, job: ClaimedJob): Promise<void> {
  await drizzle.delete(job_queue).where(eq(job_queue.job_id, job.id));
}
