import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { activeMembers } from '../../access/sessions/people/activeMembers.ts';

/** Maximum number of names returned. */
const MAX_NAMES = 10;

/** Names of a business's administrators, in the order in which they joined. */
export async function administratorNames(
  database: Pick<NodePgDatabase, 'select'>,
  businessId: string,
): Promise<string[]> {
  const members = await activeMembers(database, businessId);
  const administrators = members.filter(({ membership }) => membership.can_administer);
  return administrators.slice(0, MAX_NAMES).map(({ name }) => name);
}
