import type { FileStore } from '../files/FileStore.ts';
import type { Services } from '../services.ts';
import type { ReportContext } from './reportContext.ts';
import { claimReport, dequeueReport, requeueReport } from './reportQueue.ts';
import { runReport } from './runReport.ts';
import { runNextSchedule } from './runSchedule.ts';

/** How often is looked for reports, in milliseconds. */
const LOOK_EVERY = 2_000;

/**
 * Makes reports, one after the other, as they are asked for and as schedules fall due; takes files away when their time
 * has come. Any number of processes may; what one leaves that was killed is taken up by another.
 */
export class ReportWorker {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;
  private stopping = false;
  private readonly context: ReportContext;

  constructor(services: Services, files: FileStore, onFault: (error: unknown) => void) {
    this.context = { services, files, onFault, isStopping: () => this.stopping };
  }

  /** Begins with what is there, and looks for more from then on. */
  start(): void {
    this.timer = setInterval(() => this.wake(), LOOK_EVERY);
    this.timer.unref();
    this.wake();
  }

  /** Leaves the report that is being made for another process. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearInterval(this.timer);
    await this.working;
  }

  private wake(): void {
    if (this.stopping) return;
    this.working ??= this.work()
      .catch((error: unknown) => this.context.onFault(error))
      .finally(() => {
        this.working = undefined;
      });
  }

  private async work(): Promise<void> {
    const { database, now } = this.context.services;
    while (!this.stopping && (await runNextSchedule(database, now())));
    while (!this.stopping) {
      const claimed = await claimReport(database, now());
      if (claimed === undefined) return;
      const again = await runReport(this.context, claimed);
      if (again === undefined) await dequeueReport(database, claimed);
      else await requeueReport(database, claimed, again);
    }
  }
}
