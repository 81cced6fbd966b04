/** Random choices that a seed repeats: the generator mulberry32. */
export class Random {
  constructor(private state: number) {}

  /** At least 0, less than 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number between both, each included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  happens(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(values: readonly T[]): T {
    const value = values[Math.floor(this.next() * values.length)];
    if (value === undefined) throw new Error('There is nothing to choose from.');
    return value;
  }

  /** One of the names, each as often as its weight says. */
  weighted<T extends string>(weights: Readonly<Record<T, number>>): T {
    const entries = Object.entries<number>(weights);
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [name, weight] of entries) {
      left -= weight;
      if (left < 0) return name as T;
    }
    throw new Error('The weights are empty.');
  }
}
