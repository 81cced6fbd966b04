/** A queue of work with a due time. */
interface DueWork {
  /** How often the queue is polled, in milliseconds. */
  readonly pollInterval: number;
  readonly onError: (error: unknown) => void;
}

/** Work that is processed one item at a time. */
export interface SerialWork extends DueWork {
  /** Processes the item that has been due longest; returns `false` when nothing is due. */
  doNext(): Promise<boolean>;
}

/** Work of which several items are processed concurrently. */
export interface ParallelWork extends DueWork {
  /** Maximum number of items processed concurrently in this process. */
  readonly concurrency: number;
  /** Claims the next item, exclusively, and returns a function that processes it; `undefined` when none is available. */
  takeNext(): Promise<(() => Promise<void>) | undefined>;
}

function isParallel(work: SerialWork | ParallelWork): work is ParallelWork {
  return 'concurrency' in work;
}

/** Processes due items while the server runs. Any number of processes may run it: each item is claimed once. */
export class DueWorker {
  private timer: NodeJS.Timeout | undefined;
  private taking: Promise<void> | undefined;
  private wakePending = false;
  private stopping = false;
  private readonly underway = new Set<Promise<void>>();

  constructor(private readonly due: SerialWork | ParallelWork) {}

  /** Processes items that are already due, then polls for more. */
  start(): void {
    this.timer = setInterval(() => this.wake(), this.due.pollInterval);
    this.timer.unref();
    this.wake();
  }

  /** Stops polling and waits for items in progress. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearInterval(this.timer);
    await this.taking;
    await Promise.all(this.underway);
  }

  private wake(): void {
    this.wakePending = true;
    this.taking ??= this.take().finally(() => {
      this.taking = undefined;
      // Capacity may have become free while the last poll ended.
      if (this.wakePending && !this.stopping && isParallel(this.due)) this.wake();
    });
  }

  private async take(): Promise<void> {
    const { due } = this;
    this.wakePending = false;
    try {
      while (!this.stopping && (isParallel(due) ? await this.begin(due) : await due.doNext()));
    } catch (error) {
      due.onError(error);
    }
  }

  /** Starts one item; returns `false` when there is no capacity or no item. */
  private async begin(due: ParallelWork): Promise<boolean> {
    if (this.underway.size >= due.concurrency) return false;
    const run = await due.takeNext();
    if (run === undefined) return false;
    const piece = run()
      .catch((error: unknown) => due.onError(error))
      .finally(() => {
        this.underway.delete(piece);
        if (!this.stopping) this.wake();
      });
    this.underway.add(piece);
    return true;
  }
}
