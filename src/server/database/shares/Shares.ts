/** Counts work in progress by key, such as by business, and reports keys at their limit. */
export class Shares {
  private readonly counts = new Map<string, number>();

  /** `limitOf` returns the maximum number of slots of a key. */
  constructor(private readonly limitOf: (key: string) => number) {}

  /** Takes one slot of each key. Returns a function that releases them once. */
  take(keys: readonly string[]): () => void {
    for (const key of keys) this.counts.set(key, this.count(key) + 1);
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      for (const key of keys) this.give(key);
    };
  }

  count(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  isFull(key: string): boolean {
    return this.count(key) >= this.limitOf(key);
  }

  /** The keys at their limit. */
  full(): string[] {
    return [...this.counts.keys()].filter((key) => this.isFull(key));
  }

  private give(key: string): void {
    const left = this.count(key) - 1;
    if (left > 0) this.counts.set(key, left);
    else this.counts.delete(key);
  }
}
