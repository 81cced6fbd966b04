import { and, asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { memberships, users } from '../../database/schema/index.ts';

/** Maximum number of names returned. */
const MAX_NAMES = 10;

/** Names of a business's administrators, in the order in which they joined. */
export async function administratorNames(
  database: Pick<NodePgDatabase, 'select'>,
  businessId: string,
): Promise<string[]> {
  const rows = await database
    .select({ name: users.full_name })
    .from(memberships)
    .innerJoin(users, and(eq(users.user_id, memberships.user_id), eq(users.status, 'ACTIVE')))
    .where(and(eq(memberships.business_id, businessId), eq(memberships.can_administer, true)))
    .orderBy(asc(memberships.created), asc(memberships.user_id))
    .limit(MAX_NAMES);
  return rows.map(({ name }) => name);
}
