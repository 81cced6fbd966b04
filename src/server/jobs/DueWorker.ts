/** What is done one by one as it becomes due. */
export interface DueWork {
  /** How often is looked for what is due, in milliseconds. */
  readonly lookEvery: number;
  /** Does what has been due longest; answers `false` when nothing is due. */
  doNext(): Promise<boolean>;
  readonly onFault: (error: unknown) => void;
}

/** Does what becomes due, for as long as the server runs. Any number of processes may: what is taken is taken once. */
export class DueWorker {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;
  private stopping = false;

  constructor(private readonly due: DueWork) {}

  /** Does what has become due since the last run, and looks for more from then on. */
  start(): void {
    this.timer = setInterval(() => this.wake(), this.due.lookEvery);
    this.timer.unref();
    this.wake();
  }

  private wake(): void {
    this.working ??= this.work().finally(() => {
      this.working = undefined;
    });
  }

  /** Ends after what is being done. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearInterval(this.timer);
    await this.working;
  }

  private async work(): Promise<void> {
    const { due } = this;
    for (let hasMore = true; hasMore && !this.stopping; ) {
      hasMore = await due.doNext().catch((error: unknown) => {
        due.onFault(error);
        return false;
      });
    }
  }
}
