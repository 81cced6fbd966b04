import { describe, expect, it } from 'vitest';
import { CappedCounts } from './cappedCounts.ts';

describe('CappedCounts', () => {
  // Rule lists.count-cap.
  it('believes that a list is past the cap for half a minute', () => {
    let now = 1000;
    const counts = new CappedCounts(() => now);
    expect(counts.isCapped('list')).toBe(false);
    counts.remember('list');
    now = 30_999;
    expect(counts.isCapped('list')).toBe(true);
    expect(counts.isCapped('another')).toBe(false);
    now = 31_000;
    expect(counts.isCapped('list')).toBe(false);
  });
});
