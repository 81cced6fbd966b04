interface Entry<T> {
  readonly time: number;
  readonly order: number;
  readonly value: T;
}

/** A queue ordered by time; entries of the same time keep their order. */
export class DueQueue<T> {
  readonly #heap: Entry<T>[] = [];
  #order = 0;

  add(time: number, value: T): void {
    const heap = this.#heap;
    heap.push({ time, order: this.#order++, value });
    let index = heap.length - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!this.#isBefore(index, parent)) return;
      this.#swap(index, parent);
      index = parent;
    }
  }

  /** Removes and returns the first entry that is due at `time` or before. */
  take(time: number): { readonly time: number; readonly value: T } | undefined {
    const heap = this.#heap;
    const first = heap[0];
    if (first === undefined || first.time > time) return undefined;
    const last = heap.pop();
    if (last !== undefined && heap.length > 0) {
      heap[0] = last;
      this.#sink();
    }
    return first;
  }

  #sink(): void {
    let index = 0;
    for (;;) {
      let smallest = index;
      for (const child of [2 * index + 1, 2 * index + 2]) {
        if (this.#isBefore(child, smallest)) smallest = child;
      }
      if (smallest === index) return;
      this.#swap(index, smallest);
      index = smallest;
    }
  }

  /** Whether there are both entries and the first is taken before the second. */
  #isBefore(a: number, b: number): boolean {
    const left = this.#heap[a];
    const right = this.#heap[b];
    if (left === undefined || right === undefined) return false;
    return left.time < right.time || (left.time === right.time && left.order < right.order);
  }

  #swap(a: number, b: number): void {
    const heap = this.#heap;
    [heap[a], heap[b]] = [heap[b] as Entry<T>, heap[a] as Entry<T>];
  }
}
