import type { Pool } from 'pg';
import { ConcurrencyLimiter } from './ConcurrencyLimiter.ts';

/** The message, without a code, of the pool's error when no connection becomes free in time. */
export const POOL_BUSY = 'timeout exceeded when trying to connect';

/** The longest wait for the share of a pool that has no limit of its own, in milliseconds. */
const LONGEST_WAIT = 10_000;

const limiters = new WeakMap<Pool, ConcurrencyLimiter>();

/** One business has at most half of the pool's connections, and one of a single. */
function limiterOf(pool: Pool): ConcurrencyLimiter {
  const known = limiters.get(pool);
  if (known !== undefined) return known;
  const { max, connectionTimeoutMillis } = pool.options;
  const maxWait = connectionTimeoutMillis || LONGEST_WAIT;
  const limiter = new ConcurrencyLimiter({ total: Number.POSITIVE_INFINITY, perKey: Math.ceil(max / 2), maxWait });
  limiters.set(pool, limiter);
  return limiter;
}

/**
 * Runs work that takes one connection of a pool, when the share of the business allows it: what a business does at once waits
 * for its own, and others need not. Throws the pool's own error when that takes as long as a connection may.
 * Rule limits.fair-share.
 */
export async function withShare<T>(pool: Pool, businessId: string, work: () => Promise<T>): Promise<T> {
  const giveBack = await limiterOf(pool).take(businessId);
  if (typeof giveBack === 'string') throw new Error(POOL_BUSY);
  try {
    return await work();
  } finally {
    giveBack();
  }
}
