import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { LONGEST_AHEAD } from '../../core/clock/clockJumps.ts';
import { sign_in_tries } from '../../database/schema/index.ts';

/** The database as its owner, or a transaction of it, because the user is not signed in yet. */
export type AttemptDatabase = Pick<NodePgDatabase, 'insert' | 'update' | 'delete' | 'select'>;

/** Size and refill rate of a token bucket. */
export interface Bucket {
  readonly capacity: number;
  /** Seconds until one token is added. */
  readonly refill: number;
}

/**
 * Takes a token from the bucket of a key, shared by all processes. Returns 0, or the seconds to wait; then nothing is
 * taken, so that further attempts do not extend the wait.
 */
export async function takeFromBucket(
  tries: AttemptDatabase,
  key: string,
  { capacity, refill }: Bucket,
  now: Date,
): Promise<number> {
  const { wrong, last } = sign_in_tries;
  const at = sql`${now.toISOString()}::timestamptz`;
  // A process whose clock is behind refills nothing.
  const elapsed = sql`greatest(0, floor(extract(epoch from ${at} - ${last}) / ${refill}))`;
  // A timestamp far in the future was written by a wrong clock; the bucket is treated as full.
  const drained = sql`case when ${last} > ${at} + ${LONGEST_AHEAD} * interval '1 millisecond' then ${wrong} else ${elapsed} end`;
  const left = sql`greatest(0, ${wrong} - ${drained})`;
  const taken = await tries
    .insert(sign_in_tries)
    .values({ key, wrong: 1, last: now })
    .onConflictDoUpdate({
      target: sign_in_tries.key,
      set: {
        wrong: sql`${left} + 1`,
        last: sql`case when ${drained} >= ${wrong} then ${at} else ${last} + ${drained} * interval '1 second' * ${refill} end`,
      },
      setWhere: sql`${left} < ${capacity}`,
    })
    .returning({ key: sign_in_tries.key });
  if (taken.length > 0) return 0;
  const [full] = await tries.select({ last }).from(sign_in_tries).where(eq(sign_in_tries.key, key));
  const since = full === undefined ? 0 : (now.getTime() - full.last.getTime()) / 1000;
  return Math.max(1, Math.ceil(refill - (since % refill)));
}

/** Puts a token back that should not have been taken. */
export async function returnToken(tries: AttemptDatabase, key: string): Promise<void> {
  const { wrong } = sign_in_tries;
  await tries
    .update(sign_in_tries)
    .set({ wrong: sql`greatest(0, ${wrong} - 1)` })
    .where(eq(sign_in_tries.key, key));
}
