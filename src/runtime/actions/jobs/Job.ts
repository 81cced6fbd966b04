import type { UndoOffer } from '../send/useUndo.ts';

/** A record that an action could not change, and why. */
export interface JobError {
  readonly id: string;
  readonly name: string;
  readonly error_code: string;
}

/** An action over selected records, and its progress: GET /api/jobs/<id>. */
export interface Job {
  readonly id: string;
  readonly status: 'WAITING' | 'RUNNING' | 'DONE' | 'CANCELLED';
  readonly resource: string;
  readonly action: string;
  readonly is_undo: boolean;
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  readonly failures: readonly JobError[];
  readonly undo?: UndoOffer;
}

/** Whether the job has ended. */
export function isOver({ status }: Job): boolean {
  return status === 'DONE' || status === 'CANCELLED';
}

/** The records that a job could not change. */
export function jobErrors({ failures }: Job): readonly JobError[] {
  return failures;
}
