import type { Services } from '../services.ts';
import { settleNext } from './settleDue.ts';

/** How often is looked for payments that are due, in milliseconds. */
const LOOK_EVERY = 30_000;

/** Settles payments as they become due, for as long as the server runs. Any number of processes may. */
export class SettlementWorker {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;
  private stopping = false;

  constructor(
    private readonly services: Pick<Services, 'database' | 'now'>,
    private readonly onFault: (error: unknown) => void,
  ) {}

  /** Settles what has become due since the last run, and looks for more from then on. */
  start(): void {
    this.timer = setInterval(() => this.wake(), LOOK_EVERY);
    this.timer.unref();
    this.wake();
  }

  private wake(): void {
    this.working ??= this.work().finally(() => {
      this.working = undefined;
    });
  }

  /** Ends after the payment that is being settled. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearInterval(this.timer);
    await this.working;
  }

  private async work(): Promise<void> {
    const { database, now } = this.services;
    for (let hasMore = true; hasMore && !this.stopping; ) {
      hasMore = await settleNext(database, now()).catch((error: unknown) => {
        this.onFault(error);
        return false;
      });
    }
  }
}
