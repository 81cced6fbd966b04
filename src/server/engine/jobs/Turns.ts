import { Shares } from './Shares.ts';

/** How many turns there are at once in this process, and how long one is waited for. */
export interface TurnLimits {
  /** In all. */
  readonly inAll: number;
  /** Of one key, such as a business. */
  readonly each: number;
  /** Longest wait for a turn, in milliseconds. */
  readonly patience: number;
}

/** Why there was no turn: those of the key were all taken, or those of the process. */
export type NoTurn = 'key-full' | 'all-full';

interface Waiter {
  readonly key: string;
  readonly begin: (giveBack: () => void) => void;
}

/** Gives out turns: first come, first served, except that no key has more than its share. */
export class Turns {
  private readonly shares: Shares;
  private taken = 0;
  private readonly waiting = new Set<Waiter>();

  constructor(private readonly limits: TurnLimits) {
    this.shares = new Shares(limits.each);
  }

  /** Waits for a turn. Answers what gives it back, or why there was none in time. */
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
