import type { FileStore } from '../../core/files/FileStore.ts';
import type { Services } from '../../core/services.ts';
import { sweepAll } from './sweepAll.ts';

/** How often expired data is deleted, in milliseconds. */
const SWEEP_INTERVAL_MS = 60 * 60 * 1000;

/** Deletes expired data at startup and every hour. Any number of processes may run it. */
export class RetentionWorker {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;
  private stopping = false;

  constructor(
    private readonly services: Pick<Services, 'database' | 'config' | 'now'>,
    private readonly store: FileStore,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Deletes expired data now and every hour. */
  start(): void {
    this.timer = setInterval(() => this.wake(), SWEEP_INTERVAL_MS);
    this.timer.unref();
    this.wake();
  }

  /** Stops after the business in progress. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearInterval(this.timer);
    await this.working;
  }

  private wake(): void {
    const { services, store, onError } = this;
    this.working ??= sweepAll({ services, store, onError, isStopping: () => this.stopping })
      .catch(onError)
      .finally(() => {
        this.working = undefined;
      });
  }
}
