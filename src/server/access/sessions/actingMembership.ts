import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { memberships } from '../../database/schema/index.ts';
import type { SessionRow } from './findSession.ts';

type Business = NonNullable<SessionRow['business']>;

/** What a person may do in a business: a row of `memberships`. */
export type Membership = NonNullable<SessionRow['membership']>;

/**
 * What a person may do in a sub-account that they are no member of: where the platform owns it, what they may do in the
 * platform, but for developers' things. `undefined` everywhere else. Asked of the database at every
 * request, as a membership is.
 * Rule modes.only-own-businesses.
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
