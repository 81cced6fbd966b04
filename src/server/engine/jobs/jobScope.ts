import { and, eq, type SQL } from 'drizzle-orm';
import { belongsTo, isRecord } from '../../database/belongsTo.ts';
import type { BusinessScope } from '../../database/inBusiness.ts';
import { job_records, jobs } from '../../database/schema/index.ts';

/** A job claimed by a worker. */
export interface ClaimedJob {
  /** UUID. */
  readonly id: string;
  readonly scope: BusinessScope;
}

/** The condition for a job's row. */
export function isJob({ id, scope }: ClaimedJob): SQL | undefined {
  return isRecord(jobs, scope, id);
}

/** The condition for the rows of a job's records. */
export function isOfJob({ id, scope }: ClaimedJob): SQL | undefined {
  return and(belongsTo(job_records, scope), eq(job_records.job_id, id));
}
