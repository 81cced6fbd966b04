import { describe, expect, it } from 'vitest';
import { ConcurrencyLimiter, type LimitReached } from './ConcurrencyLimiter.ts';

function given(slot: (() => void) | LimitReached): () => void {
  if (typeof slot === 'string') throw new Error(`no slot: ${slot}`);
  return slot;
}

describe('ConcurrencyLimiter', () => {
  it('gives a key its maximum of slots, and reports that the key is full', async () => {
    const limiter = new ConcurrencyLimiter({ total: 4, perKey: 2, maxWait: 5 });
    given(await limiter.take('a'));
    given(await limiter.take('a'));
    expect(await limiter.take('a')).toBe('key-full');
    given(await limiter.take('b'));
    given(await limiter.take('b'));
    expect(await limiter.take('c')).toBe('all-full');
  });

  it('gives a released slot to the longest waiter whose key is below its limit', async () => {
    const limiter = new ConcurrencyLimiter({ total: 2, perKey: 1, maxWait: 1_000 });
    const first = given(await limiter.take('a'));
    const second = given(await limiter.take('b'));
    const began: string[] = [];
    const waiting = ['b', 'c', 'a'].map(async (key) => {
      const release = given(await limiter.take(key));
      began.push(key);
      release();
    });
    first();
    // Twice is once.
    first();
    await expect.poll(() => began).toEqual(['c', 'a']);
    second();
    await Promise.all(waiting);
    expect(began).toEqual(['c', 'a', 'b']);
    given(await limiter.take('a'));
    given(await limiter.take('b'));
  });

  it('removes a waiter that timed out', async () => {
    const limiter = new ConcurrencyLimiter({ total: 1, perKey: 1, maxWait: 5 });
    const release = given(await limiter.take('a'));
    expect(await limiter.take('b')).toBe('all-full');
    release();
    given(await limiter.take('c'));
  });

  it('never gives more slots than the limits, however often they are released', async () => {
    const limiter = new ConcurrencyLimiter({ total: 3, perKey: 2, maxWait: 1 });
    for (let round = 0; round < 3; round += 1) {
      const slots = [await limiter.take('a'), await limiter.take('a'), await limiter.take('b')].map(given);
      expect([await limiter.take('a'), await limiter.take('c')]).toEqual(['key-full', 'all-full']);
      for (const release of [...slots, ...slots]) release();
    }
  });
});
