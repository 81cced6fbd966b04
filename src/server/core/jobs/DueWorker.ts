/** Work that becomes due, taken one by one. */
interface DueWork {
  /** How often the queue is polled, in milliseconds. */
  readonly lookEvery: number;
  readonly onFault: (error: unknown) => void;
}

/** Work that is done one after the other. */
export interface SerialWork extends DueWork {
  /** Does what has been due longest; answers `false` when nothing is due. */
  doNext(): Promise<boolean>;
}

/** Work of which several pieces are under way at once. */
export interface ParallelWork extends DueWork {
  /** Most pieces under way at once in this process. */
  readonly lanes: number;
  /** Takes the next piece out of the queue, never twice at once; answers what does it, `undefined` when nothing may be taken. */
  takeNext(): Promise<(() => Promise<void>) | undefined>;
}

function isParallel(work: SerialWork | ParallelWork): work is ParallelWork {
  return 'lanes' in work;
}

/** Does what becomes due, for as long as the server runs. Any number of processes may: what is taken is taken once. */
export class DueWorker {
  private timer: NodeJS.Timeout | undefined;
  private taking: Promise<void> | undefined;
  private isAsked = false;
  private stopping = false;
  private readonly underway = new Set<Promise<void>>();

  constructor(private readonly due: SerialWork | ParallelWork) {}

  /** Does what has become due since the last run, and looks for more from then on. */
  start(): void {
    this.timer = setInterval(() => this.wake(), this.due.lookEvery);
    this.timer.unref();
    this.wake();
  }

  /** Ends after what is being done. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearInterval(this.timer);
    await this.taking;
    await Promise.all(this.underway);
  }

  private wake(): void {
    this.isAsked = true;
    this.taking ??= this.take().finally(() => {
      this.taking = undefined;
      // A lane that became free while the last look ended.
      if (this.isAsked && !this.stopping && isParallel(this.due)) this.wake();
    });
  }

  private async take(): Promise<void> {
    const { due } = this;
    this.isAsked = false;
    try {
      while (!this.stopping && (isParallel(due) ? await this.begin(due) : await due.doNext()));
    } catch (error) {
      due.onFault(error);
    }
  }

  /** Begins one piece; answers `false` when there is no free lane or nothing to take. */
  private async begin(due: ParallelWork): Promise<boolean> {
    if (this.underway.size >= due.lanes) return false;
    const run = await due.takeNext();
    if (run === undefined) return false;
    const piece = run()
      .catch((error: unknown) => due.onFault(error))
      .finally(() => {
        this.underway.delete(piece);
        if (!this.stopping) this.wake();
      });
    this.underway.add(piece);
    return true;
  }
}
