/** How long a count that reached the cap is believed, in milliseconds. Only falling below the cap could belie it. */
const LIFETIME = 30_000;

/** Most counts that are remembered. */
const MAXIMUM = 10_000;

/**
 * Remembers which lists are longer than the cap, so that they are not counted on every page.
 * A count below the cap is never remembered: it is cheap, and it must be right.
 */
export class CappedCounts {
  private readonly until = new Map<string, number>();

  constructor(private readonly now: () => number = Date.now) {}

  isCapped(key: string): boolean {
    const end = this.until.get(key);
    if (end === undefined) return false;
    if (end > this.now()) return true;
    this.until.delete(key);
    return false;
  }

  remember(key: string): void {
    if (this.until.size >= MAXIMUM) this.until.clear();
    this.until.set(key, this.now() + LIFETIME);
  }
}
