import type { EngineServices } from '../operations/operation.ts';
import { claimJob, dequeueJob, requeueJob } from './jobQueue.ts';
import { runJob } from './runJob.ts';

/** How often is looked for jobs that another process left, in milliseconds. */
const POLL_INTERVAL_MS = 5_000;

/**
 * Does jobs, one slice after the other, for as long as there are any. Any number of workers share a queue; a job whose
 * worker was killed is taken up by another when its lease is over.
 */
export class JobWorker {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;
  private isAsked = false;
  private stopping = false;

  constructor(
    private readonly services: EngineServices,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Begins with what is there, and looks for more from then on. */
  start(): void {
    this.timer = setInterval(() => this.wake(), POLL_INTERVAL_MS);
    this.timer.unref();
    this.wake();
  }

  /** There is something to do: called when a job has been committed. */
  wake(): void {
    if (this.stopping) return;
    this.isAsked = true;
    this.working ??= this.work().finally(() => {
      this.working = undefined;
    });
  }

  /** Ends after the record that is being done. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearInterval(this.timer);
    await this.working;
  }

  private async work(): Promise<void> {
    const { database, now } = this.services;
    const listener = { isStopping: () => this.stopping, onError: this.onError };
    while (this.isAsked && !this.stopping) {
      this.isAsked = false;
      try {
        const job = await claimJob(database, now());
        if (job === undefined) continue;
        this.isAsked = true;
        const isOver = await runJob(this.services, job, listener);
        if (isOver) await dequeueJob(database, job);
        else await requeueJob(database, job, now());
      } catch (error) {
        // The lease brings the job back; until then others have their turn.
        this.isAsked = false;
        this.onError(error);
      }
    }
  }
}
