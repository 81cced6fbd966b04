import type { FileStore } from '../../core/files/FileStore.ts';
import type { Services } from '../../core/services.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { reports } from '../../database/schema/index.ts';
import type { ClaimedReport } from './reportQueue.ts';

/** What making reports needs. */
export interface ReportContext {
  readonly services: Services;
  readonly files: FileStore;
  /** Whether the process ends: what is begun is left for another. */
  isStopping(): boolean;
  /** A fault of our own, for the log. */
  onError(error: unknown): void;
}

/** The row of a report. */
export function isReport({ id, scope }: ClaimedReport) {
  return isRecord(reports, scope, id);
}
