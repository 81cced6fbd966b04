import type { Services } from '../services.ts';
import { carryNext } from './carryNext.ts';
import type { Rails } from './Rail.ts';

/** How often is looked for orders that are due, in milliseconds. */
const LOOK_EVERY = 15_000;

/** Asks the rails about what is sent, for as long as the server runs. Any number of processes may. */
export class RailWorker {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;
  private stopping = false;

  constructor(
    private readonly services: Pick<Services, 'database' | 'now'>,
    private readonly rails: Rails,
    private readonly onFault: (error: unknown) => void,
  ) {}

  /** Asks about what has become due since the last run, and looks for more from then on. */
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

  /** Ends after the order that is being asked about. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearInterval(this.timer);
    await this.working;
  }

  private async work(): Promise<void> {
    const { database, now } = this.services;
    for (let hasMore = true; hasMore && !this.stopping; ) {
      hasMore = await carryNext(database, this.rails, now).catch((error: unknown) => {
        this.onFault(error);
        return false;
      });
    }
  }
}
