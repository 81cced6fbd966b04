import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DueQueue } from './DueQueue.ts';

describe('DueQueue', () => {
  it('gives everything back in the order of time, then of arrival', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), (times) => {
        const queue = new DueQueue<number>();
        for (const [index, time] of times.entries()) queue.add(time, index);
        const taken: (readonly [number, number])[] = [];
        for (let next = queue.take(20); next; next = queue.take(20)) taken.push([next.time, next.value]);
        const expected = times.map((time, index) => [time, index] as const).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
        expect(taken).toEqual(expected);
      }),
    );
  });

  it('keeps what is not due', () => {
    const queue = new DueQueue<string>();
    queue.add(10, 'later');
    expect(queue.take(9)).toBeUndefined();
    expect(queue.take(10)).toMatchObject({ time: 10, value: 'later' });
  });
});
