import type { EngineServices } from '../operations/operation/operation.ts';
import { claimJob, dequeueJob, requeueJob } from './jobQueue.ts';
import { runJob } from './runJob.ts';

/** Poll interval for jobs that another process has left, in milliseconds. */
const POLL_INTERVAL_MS = 5_000;

/**
 * Processes jobs, one slice at a time, while the queue has any. Any number of workers share the queue; a job whose worker
 * was killed is taken by another when its lease expires.
 */
export class JobWorker {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;
  private wakePending = false;
  private stopping = false;

  constructor(
    private readonly services: EngineServices,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Processes waiting jobs, then polls for more. */
  start(): void {
    this.timer = setInterval(() => this.wake(), POLL_INTERVAL_MS);
    this.timer.unref();
    this.wake();
  }

  /** Called when a job has been committed. */
  wake(): void {
    if (this.stopping) return;
    this.wakePending = true;
    this.working ??= this.work().finally(() => {
      this.working = undefined;
    });
  }

  /** Stops after the record in progress. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearInterval(this.timer);
    await this.working;
  }

  private async work(): Promise<void> {
    const { database, now } = this.services;
    const listener = { isStopping: () => this.stopping, onError: this.onError };
    while (this.wakePending && !this.stopping) {
      this.wakePending = false;
      try {
        const job = await claimJob(database, now());
        if (job === undefined) continue;
        this.wakePending = true;
        const isOver = await runJob(this.services, job, listener);
        if (isOver) await dequeueJob(database, job);
        else await requeueJob(database, job, now());
      } catch (error) {
        // The job becomes available again when its lease expires; until then other workers continue.
        this.wakePending = false;
        this.onError(error);
      }
    }
  }
}
