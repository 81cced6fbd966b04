import { and, eq, sql } from 'drizzle-orm';
import type { Services } from '../../core/services.ts';
import { isRecord } from '../../database/belongsTo.ts';
import type { Database } from '../../database/database.ts';
import { type BusinessScope, inBusiness } from '../../database/inBusiness.ts';
import {
  api_key_hashes,
  api_keys,
  businesses,
  ip_whitelist_entries,
  memberships,
  user_emails,
  users,
} from '../../database/schema/index.ts';
import { BUSINESS } from '../sessions/store/findSession.ts';

/** How old `last_used` of a key becomes before it is written again, in milliseconds. */
const USE_NOTED_EVERY = 60_000;

const ENTRIES = sql<string[]>`array(
  select ${ip_whitelist_entries.cidr}::text from ${ip_whitelist_entries}
  where ${ip_whitelist_entries.business_id} = ${api_keys.business_id}
  and ${ip_whitelist_entries.environment} = ${api_keys.environment} and ${ip_whitelist_entries.status} = 'ACTIVE'
)`;

/** The user who made the secret; of a secret from before they were stored, the user whose address the key names. */
const MAKER = sql`coalesce(${api_key_hashes.made_by},
  (select ${user_emails.user_id} from ${user_emails} where ${user_emails.email} = ${api_keys.created_by}))`;

/**
 * Prepares the query of every request with a key: the active key of a hash with its allowlist, its business, and the user
 * who made it with their current permissions, in one round trip, so that what was revoked holds for the next request. Runs
 * before the business is known, so row-level security does not apply; the key is the hash of the secret.
 */
export function prepareFindApiKey({ drizzle }: Database) {
  return drizzle
    .select({
      owner: api_key_hashes,
      key: api_keys,
      entries: ENTRIES,
      business: BUSINESS,
      maker: { user_id: users.user_id, status: users.status },
      membership: memberships,
    })
    .from(api_key_hashes)
    .innerJoin(
      api_keys,
      and(
        eq(api_keys.business_id, api_key_hashes.business_id),
        eq(api_keys.environment, api_key_hashes.environment),
        eq(api_keys.id, api_key_hashes.api_key_id),
        eq(api_keys.status, 'ACTIVE'),
      ),
    )
    .innerJoin(businesses, eq(businesses.business_id, api_key_hashes.business_id))
    .leftJoin(users, eq(users.user_id, MAKER))
    .leftJoin(
      memberships,
      and(eq(memberships.user_id, users.user_id), eq(memberships.business_id, businesses.business_id)),
    )
    .where(eq(api_key_hashes.hash, sql.placeholder('hash')))
    .limit(1)
    .prepare('find_api_key');
}

/** A row of `prepareFindApiKey`. */
export type FoundKey = Awaited<ReturnType<ReturnType<typeof prepareFindApiKey>['execute']>>[number];

/** Writes when a key was last used, at most once a minute. */
export async function noteUse(
  { pool, realTime: now }: Pick<Services, 'pool' | 'realTime'>,
  scope: BusinessScope,
  { id, last_used: lastUsed }: Pick<FoundKey['key'], 'id' | 'last_used'>,
): Promise<void> {
  const moment = now();
  if (lastUsed !== null && moment.getTime() - lastUsed.getTime() < USE_NOTED_EVERY) return;
  const isDue = sql`(${api_keys.last_used} is null or ${api_keys.last_used} < ${moment.toISOString()}::timestamptz - interval '1 minute')`;
  await inBusiness(pool, scope, (tx) =>
    tx
      .update(api_keys)
      .set({ last_used: moment })
      .where(and(isRecord(api_keys, scope, id), eq(api_keys.status, 'ACTIVE'), isDue)),
  );
}
