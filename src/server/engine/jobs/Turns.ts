import { Shares } from './Shares.ts';

/** Concurrency limits within this process, and the maximum wait. */
export interface TurnLimits {
  /** Maximum in total. */
  readonly inAll: number;
  /** Maximum per key, such as a business. */
  readonly each: number;
  /** Maximum wait for a slot, in milliseconds. */
  readonly patience: number;
}

/** Why no slot became free: the limit of the key, or of the process. */
export type NoTurn = 'key-full' | 'all-full';

interface Waiter {
  readonly key: string;
  readonly begin: (giveBack: () => void) => void;
}

/** Limits concurrent work: first come, first served, with a maximum per key. */
export class Turns {
  private readonly shares: Shares;
  private taken = 0;
  private readonly waiting = new Set<Waiter>();

  constructor(private readonly limits: TurnLimits) {
    this.shares = new Shares(limits.each);
  }

  /** Waits for a slot. Returns a function that releases it, or the reason when none became free in time. */
  take(key: string): Promise<(() => void) | NoTurn> {
    if (this.isFree(key)) return Promise.resolve(this.begin(key));
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.waiting.delete(waiter);
        resolve(this.shares.isFull(key) ? 'key-full' : 'all-full');
      }, this.limits.patience);
      const waiter: Waiter = {
        key,
        begin: (giveBack) => {
          clearTimeout(timer);
          resolve(giveBack);
        },
      };
      this.waiting.add(waiter);
    });
  }

  private isFree(key: string): boolean {
    return this.taken < this.limits.inAll && !this.shares.isFull(key);
  }

  private begin(key: string): () => void {
    this.taken += 1;
    const giveShare = this.shares.take([key]);
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      this.taken -= 1;
      giveShare();
      this.beginWaiting();
    };
  }

  private beginWaiting(): void {
    for (const waiter of this.waiting) {
      if (!this.isFree(waiter.key)) continue;
      this.waiting.delete(waiter);
      waiter.begin(this.begin(waiter.key));
    }
  }
}
