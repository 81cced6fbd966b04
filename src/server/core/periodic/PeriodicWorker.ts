/** Work that is repeated, such as a search for what has expired. */
export interface PeriodicWork {
  /** Milliseconds between the beginnings; a run that takes longer is followed by the next one at its time. */
  readonly interval: number;
  /** Does the work once; ends early when the process is shutting down. */
  run(isStopping: () => boolean): Promise<void>;
  onError(error: unknown): void;
}

/**
 * Repeats work while the server runs, from its start on. Any number of processes may run it: what is to happen once is
 * queued or locked by the work itself. Work with a time of its own waits in `core/queue` instead.
 */
export class PeriodicWorker {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;
  private stopping = false;

  constructor(private readonly work: PeriodicWork) {}

  /** Does the work now, and repeats it. */
  start(): void {
    this.timer = setInterval(() => this.begin(), this.work.interval);
    this.timer.unref();
    this.begin();
  }

  /** Waits for the run in progress. */
  async ended(): Promise<void> {
    await this.working;
  }

  /** Begins no other run, and waits for the one in progress. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearInterval(this.timer);
    await this.ended();
  }

  private begin(): void {
    this.working ??= this.work
      .run(() => this.stopping)
      .catch((error: unknown) => this.work.onError(error))
      .finally(() => {
        this.working = undefined;
      });
  }
}
