import type { Pool } from 'pg';
import { expect, it } from 'vitest';
import { POOL_BUSY, withShare } from './connectionShares.ts';

function poolOf(max: number): Pool {
  return { options: { max, connectionTimeoutMillis: 50 } } as Pool;
}

const forever = () => new Promise<never>(() => undefined);

// Rule limits.fair-share.
it.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [10, 5],
])('of %i connections a business has %i; more waits, and ends busy', async (max, most) => {
  const pool = poolOf(max);
  for (let count = 0; count < most; count++) void withShare(pool, 'busy', forever);
  await expect(withShare(pool, 'busy', forever)).rejects.toThrow(POOL_BUSY);
  expect(await withShare(pool, 'other', async () => 'done')).toBe('done');
  expect(await withShare(poolOf(max), 'busy', async () => 'done')).toBe('done');
});

it('gives a share back when the work is done or fails', async () => {
  const pool = poolOf(1);
  await expect(withShare(pool, 'one', () => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
  expect(await Promise.all([1, 2, 3].map((turn) => withShare(pool, 'one', async () => turn)))).toEqual([1, 2, 3]);
});
