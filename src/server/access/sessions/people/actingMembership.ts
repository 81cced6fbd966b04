import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { memberships } from '../../../database/schema/index.ts';
import type { SessionRow } from '../store/findSession.ts';

type Business = NonNullable<SessionRow['business']>;

/** Permissions of a user in a business: a row of `memberships`. */
export type Membership = NonNullable<SessionRow['membership']>;

/**
 * Permissions of a user in a sub-account of which they are not a member: their permissions in the platform that owns it,
 * without those for developers. `undefined` for all other businesses. Read from the database at each request, like a
 * membership.
 * Rule modes.only-own-businesses.
 * Rule platform.act-for.
 */
export async function actingMembership(
  { drizzle }: Pick<Database, 'drizzle'>,
  { master_business_id, accounts }: Pick<Business, 'master_business_id' | 'accounts'>,
  userId: string,
): Promise<Membership | undefined> {
  if (master_business_id === null || !accounts.includes('owned')) return undefined;
  const [master] = await drizzle
    .select()
    .from(memberships)
    .where(and(eq(memberships.business_id, master_business_id), eq(memberships.user_id, userId)));
  return master && { ...master, can_manage_tech_settings: false };
}
