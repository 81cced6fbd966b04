import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import {
  businesses,
  memberships,
  session_tokens,
  sessions,
  user_emails,
  users,
} from '../../../database/schema/index.ts';

/** User columns for every request. */
export const USER = {
  user_id: users.user_id,
  full_name: users.full_name,
  status: users.status,
  email_confirmed: users.email_confirmed,
  preferred_language: users.preferred_language,
  preferred_timezone: users.preferred_timezone,
};

/** Business columns for every request. */
export const BUSINESS = {
  business_id: businesses.business_id,
  name: businesses.name,
  brand: businesses.brand,
  entity: businesses.entity,
  country: businesses.country,
  go_live_status: businesses.go_live_status,
  accounts: businesses.accounts,
  master_business_id: businesses.master_business_id,
  excluded_pages: businesses.excluded_pages,
  flags: businesses.flags,
  flags_off: businesses.flags_off,
  test_accounts: businesses.test_accounts,
  test_flags: businesses.test_flags,
  micro_ecommerce_limits_applied: businesses.micro_ecommerce_limits_applied,
  time_zone: businesses.time_zone,
  internal: businesses.internal,
  test_clock_ahead: businesses.test_clock_ahead,
};

/**
 * Prepares the query of every request: the token's user with their current permissions, in one round trip. Runs before the
 * business is known, so row-level security does not apply; the key is the token's hash.
 */
export function prepareFindSession({ drizzle }: Database) {
  return drizzle
    .select({
      session_id: sessions.session_id,
      token_expires: session_tokens.expires,
      expires: sessions.expires,
      last_action: sessions.last_action,
      idle_expires: sessions.idle_expires,
      email: user_emails.email,
      user: USER,
      business: BUSINESS,
      membership: memberships,
    })
    .from(session_tokens)
    .innerJoin(sessions, eq(sessions.session_id, session_tokens.session_id))
    .innerJoin(users, eq(users.user_id, sessions.user_id))
    .innerJoin(user_emails, eq(user_emails.user_id, sessions.user_id))
    .leftJoin(
      memberships,
      and(eq(memberships.business_id, sessions.business_id), eq(memberships.user_id, sessions.user_id)),
    )
    .leftJoin(businesses, eq(businesses.business_id, sessions.business_id))
    .where(
      and(
        eq(session_tokens.token_hash, sql.placeholder('hash')),
        eq(session_tokens.kind, sql.placeholder('kind')),
        isNull(sessions.ended),
      ),
    )
    .limit(1)
    .prepare('find_session');
}

/** A row of `prepareFindSession`. */
export type SessionRow = Awaited<ReturnType<ReturnType<typeof prepareFindSession>['execute']>>[number];
