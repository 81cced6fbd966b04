import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { LONGEST_AHEAD } from '../../core/clock/clockJumps.ts';
import { sign_in_tries } from '../../database/schema/index.ts';

/** The database, or a transaction of it, as its own user: whoever tries is not signed in. */
export type Tries = Pick<NodePgDatabase, 'insert' | 'update' | 'delete' | 'select'>;

/** How much may be done at once, and how fast one may do more. */
export interface Bucket {
  readonly holds: number;
  /** Seconds until there is room for one more. */
  readonly refill: number;
}

/**
 * Counts something that may be done so often under a key, for all processes together. Answers 0, or how many seconds to
 * wait: then it is not counted, so that asking on does not make the wait longer.
 */
export async function takeFromBucket(tries: Tries, key: string, { holds, refill }: Bucket, now: Date): Promise<number> {
  const { wrong, last } = sign_in_tries;
  const at = sql`${now.toISOString()}::timestamptz`;
  // A clock that is behind another process's drains nothing.
  const elapsed = sql`greatest(0, floor(extract(epoch from ${at} - ${last}) / ${refill}))`;
  // What lies further ahead was counted by a clock that had jumped: nobody waits for that day to come.
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
      setWhere: sql`${left} < ${holds}`,
    })
    .returning({ key: sign_in_tries.key });
  if (taken.length > 0) return 0;
  const [full] = await tries.select({ last }).from(sign_in_tries).where(eq(sign_in_tries.key, key));
  const since = full === undefined ? 0 : (now.getTime() - full.last.getTime()) / 1000;
  return Math.max(1, Math.ceil(refill - (since % refill)));
}

/** Gives one back that should not have counted. */
export async function giveBack(tries: Tries, key: string): Promise<void> {
  const { wrong } = sign_in_tries;
  await tries
    .update(sign_in_tries)
    .set({ wrong: sql`greatest(0, ${wrong} - 1)` })
    .where(eq(sign_in_tries.key, key));
}
