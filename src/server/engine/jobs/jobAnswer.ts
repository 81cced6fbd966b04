import { formatRecordId } from '#contract/ids/recordId.ts';
import type { jobs } from '../../database/schema/index.ts';
import type { UndoOffer } from '../undo/offerUndo.ts';

/** What the id of a job begins with. */
export const JOB_ID_PREFIX = 'job';

/** A record that an action could not be done to, and why. */
export interface JobFailure {
  readonly id: string;
  /** What the record is called, or its id where the person sees no name. */
  readonly name: string;
  readonly error_code: string;
  /** In English, for programs; people read the words of the code. */
  readonly message: string;
}

/** A job as the API gives it. */
export interface JobAnswer {
  readonly id: string;
  readonly status: (typeof jobs.$inferSelect)['status'];
  readonly resource: string;
  readonly action: string;
  /** Whether it takes back what another job did. */
  readonly is_undo: boolean;
  readonly created: string;
  readonly finished: string | null;
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  /** The first of them; `failed` counts all. Only of one job, not in the list. */
  readonly failures?: readonly JobFailure[];
  readonly undo?: UndoOffer;
}

/** The id of a job as it is shown. */
export function jobId(id: string): string {
  return formatRecordId(JOB_ID_PREFIX, id);
}

/** A job as the API gives it, without what failed. */
export function jobAnswer(job: typeof jobs.$inferSelect): JobAnswer {
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
