import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { businesses, memberships, sessions, user_emails, users } from '../db/schema/index.ts';

/**
 * Prepares the question that every request asks: whose token is this, and what may they do right now?
 * One round trip. Asked before a business is known, so not under row-level security; the key is the token's hash.
 */
export function prepareFindSession({ drizzle }: Database) {
  const businessCount = sql<number>`(select count(*)::int from ${memberships} m where m.user_id = ${sessions.user_id})`;
  const email = sql<string>`(select min(e.email) from ${user_emails} e where e.user_id = ${sessions.user_id})`;
  return drizzle
    .select({
      session_id: sessions.session_id,
      access_expires: sessions.access_expires,
      user: users,
      email,
      business: businesses,
      membership: memberships,
      business_count: businessCount,
    })
    .from(sessions)
    .innerJoin(users, eq(users.user_id, sessions.user_id))
    .leftJoin(
      memberships,
      and(eq(memberships.business_id, sessions.business_id), eq(memberships.user_id, sessions.user_id)),
    )
    .leftJoin(businesses, eq(businesses.business_id, memberships.business_id))
    .where(and(eq(sessions.access_hash, sql.placeholder('hash')), isNull(sessions.ended)))
    .limit(1)
    .prepare('find_session');
}

/** The row that `prepareFindSession` answers. */
export type SessionRow = Awaited<ReturnType<ReturnType<typeof prepareFindSession>['execute']>>[number];
