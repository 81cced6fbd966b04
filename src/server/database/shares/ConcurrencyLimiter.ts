import { Shares } from './Shares.ts';

/** Concurrency limits within this process, and the maximum wait. */
export interface ConcurrencyLimits {
  /** Maximum in total. */
  readonly total: number;
  /** Maximum per key, such as a business. */
  readonly perKey: number;
  /** Maximum wait for a slot, in milliseconds. */
  readonly maxWait: number;
}

/** Why no slot became free: the limit of the key, or of the process. */
export type LimitReached = 'key-full' | 'all-full';

interface Waiter {
  readonly key: string;
  readonly begin: (release: () => void) => void;
}

/** Limits concurrent work: first come, first served, with a maximum per key. */
export class ConcurrencyLimiter {
  private readonly shares: Shares;
  private taken = 0;
  private readonly waiting = new Set<Waiter>();

  constructor(private readonly limits: ConcurrencyLimits) {
    this.shares = new Shares(() => limits.perKey);
  }

  /** Waits for a slot. Returns a function that releases it, or the reason when none became free in time. */
  take(key: string): Promise<(() => void) | LimitReached> {
    if (this.isFree(key)) return Promise.resolve(this.begin(key));
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.waiting.delete(waiter);
        resolve(this.shares.isFull(key) ? 'key-full' : 'all-full');
      }, this.limits.maxWait);
      const waiter: Waiter = {
        key,
        begin: (release) => {
          clearTimeout(timer);
          resolve(release);
        },
      };
      this.waiting.add(waiter);
    });
  }

  private isFree(key: string): boolean {
    return this.taken < this.limits.total && !this.shares.isFull(key);
  }

  private begin(key: string): () => void {
    this.taken += 1;
    const releaseSlot = this.shares.take([key]);
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      this.taken -= 1;
      releaseSlot();
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
