import type { FileStore } from '../../core/files/FileStore.ts';
import { DueWorker } from '../../core/jobs/DueWorker.ts';
import { Shares } from '../../core/queue/Shares.ts';
import type { Services } from '../../core/services.ts';
import type { ReportContext } from './reportContext.ts';
import { claimReport, dequeueReport, requeueReport } from './reportQueue.ts';
import { runReport } from './runReport.ts';
import { runNextSchedule } from './runSchedule.ts';

/** How often the queue is polled, in milliseconds. */
const POLL_INTERVAL_MS = 2_000;

/** Maximum concurrent reports of a process: in total, and per business. */
const CONCURRENCY = 3;
const BUSINESS_LANES = 1;

/**
 * Generates requested and scheduled reports, one at a time per business, and deletes expired files. Any number of processes
 * may run it; the reports of a killed process are taken by another.
 */
export class ReportWorker {
  private stopping = false;
  private readonly context: ReportContext;
  private readonly businesses = new Shares(() => BUSINESS_LANES);
  private readonly worker: DueWorker;

  constructor(services: Services, files: FileStore, onError: (error: unknown) => void) {
    this.context = { services, files, onError, isStopping: () => this.stopping };
    this.worker = new DueWorker({
      pollInterval: POLL_INTERVAL_MS,
      concurrency: CONCURRENCY,
      takeNext: () => this.takeNext(),
      onError,
    });
  }

  /** Processes waiting reports, then polls for more. */
  start(): void {
    this.worker.start();
  }

  /** Stops; reports in progress are left to another process. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.worker.stop();
  }

  private async takeNext(): Promise<(() => Promise<void>) | undefined> {
    const { database, now } = this.context.services;
    while (!this.stopping && (await runNextSchedule(database, now())));
    if (this.stopping) return undefined;
    const claimed = await claimReport(database, now(), this.businesses.full());
    if (claimed === undefined) return undefined;
    const release = this.businesses.take([claimed.scope.businessId]);
    return async () => {
      try {
        const again = await runReport(this.context, claimed);
        if (again === undefined) await dequeueReport(database, claimed);
        else await requeueReport(database, claimed, again);
      } finally {
        release();
      }
    };
  }
}
