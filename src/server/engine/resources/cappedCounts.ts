import { LRUCache } from 'lru-cache';

/** How long a count that reached the cap is remembered, in milliseconds: it may fall below the cap in the meantime. */
const LIFETIME = 30_000;

/** Most counts that are remembered. */
const MAXIMUM = 10_000;

/**
 * Remembers which lists are longer than the cap, so that they are not counted on every page.
 * A count below the cap is never remembered: it is cheap, and it must be right.
 */
export class CappedCounts {
  private readonly lists: LRUCache<string, true>;

  /** `now` returns milliseconds of any clock that only moves forward. */
  constructor(now: () => number = () => performance.now()) {
    this.lists = new LRUCache({ max: MAXIMUM, ttl: LIFETIME, ttlResolution: 0, perf: { now } });
  }

  isCapped(key: string): boolean {
    return this.lists.getRemainingTTL(key) > 0;
  }

  remember(key: string): void {
    this.lists.set(key, true);
  }
}
