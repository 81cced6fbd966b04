import type { BusinessClock } from '../../core/clock/businessTime.ts';
import type { FileStore } from '../../core/files/FileStore.ts';
import type { Services } from '../../core/services.ts';
import { isRecord } from '../../database/belongsTo.ts';
import type { BusinessScope } from '../../database/inBusiness.ts';
import { reports } from '../../database/schema/index.ts';

/** Context for generating reports. */
export interface ReportContext {
  /** With the clock of the business. */
  readonly services: Services & BusinessClock;
  readonly files: FileStore;
  /** Whether the process is shutting down: reports in progress are left to another process. */
  isStopping(): boolean;
  /** Logs an internal error. */
  onError(error: unknown): void;
}

/** A report that a worker has taken. */
export interface ClaimedReport {
  /** UUID. */
  readonly id: string;
  readonly scope: BusinessScope;
}

/** The condition for the row of a report. */
export function isReport({ id, scope }: ClaimedReport) {
  return isRecord(reports, scope, id);
}
