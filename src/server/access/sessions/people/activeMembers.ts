import { and, asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { memberships, users } from '../../../database/schema/index.ts';

/** A person who works for a business. */
export interface ActiveMember {
  /** UUID. */
  readonly userId: string;
  readonly name: string;
  readonly membership: typeof memberships.$inferSelect;
}

/** The active members of a business, in the order in which they joined. Read as the database owner: a business sees no users. */
export function activeMembers(database: Pick<NodePgDatabase, 'select'>, businessId: string): Promise<ActiveMember[]> {
  return database
    .select({ userId: users.user_id, name: users.full_name, membership: memberships })
    .from(memberships)
    .innerJoin(users, and(eq(users.user_id, memberships.user_id), eq(users.status, 'ACTIVE')))
    .where(eq(memberships.business_id, businessId))
    .orderBy(asc(memberships.created), asc(memberships.user_id));
}
