import { formatRecordId } from '#contract/ids/recordId.ts';
import type { jobs } from '../../database/schema/index.ts';
import type { UndoOffer } from '../undo/offerUndo.ts';

/** Prefix of job ids. */
export const JOB_ID_PREFIX = 'job';

/** A record for which the action returned an error. */
export interface JobError {
  readonly id: string;
  /** The record's title, or its id when the user sees no title. */
  readonly name: string;
  readonly error_code: string;
  /** In English, for developers; the console translates the code. */
  readonly message: string;
}

/** A job in the API. */
export interface JobResponse {
  readonly id: string;
  readonly status: (typeof jobs.$inferSelect)['status'];
  readonly resource: string;
  readonly action: string;
  /** Whether the job undoes another one. */
  readonly is_undo: boolean;
  readonly created: string;
  readonly finished: string | null;
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  /** The first errors; `failed` counts all. Only of a single job, not in lists. */
  readonly failures?: readonly JobError[];
  readonly undo?: UndoOffer;
}

/** The id of a job with its prefix. */
export function jobId(id: string): string {
  return formatRecordId(JOB_ID_PREFIX, id);
}

/** A job in the API, without its errors. */
export function jobResponse(job: typeof jobs.$inferSelect): JobResponse {
  return {
    id: jobId(job.id),
    status: job.status,
    resource: job.resource,
    action: job.action,
    is_undo: job.undoes !== null,
    created: job.created.toISOString(),
    finished: job.finished?.toISOString() ?? null,
    total: job.total,
    done: job.done,
    failed: job.failed,
  };
}
