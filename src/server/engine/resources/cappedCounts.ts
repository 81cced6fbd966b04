import { LRUCache } from 'lru-cache';

/** How long a count at the cap is cached, in milliseconds: it may fall below the cap meanwhile. */
const LIFETIME = 30_000;

/** Maximum number of cached counts. */
const MAXIMUM = 10_000;

/**
 * Caches which lists are longer than the cap, so that they are not counted for every page. A count below the cap is never
 * cached: it is cheap and must be exact.
 */
export class CappedCounts {
  private readonly lists: LRUCache<string, true>;

  /** `now` returns the milliseconds of a monotonic clock. */
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
