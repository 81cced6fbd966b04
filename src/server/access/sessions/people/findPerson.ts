import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { businesses, memberships, passwords, user_emails, users } from '../../../database/schema/index.ts';
import { actingMembership } from './actingMembership.ts';

/** A user by lower-cased e-mail, with the business that they joined first. Includes deleted users. */
export async function findPerson({ drizzle }: Pick<Database, 'drizzle'>, email: string) {
  const [person] = await drizzle
    .select({ user: users, hash: passwords.hash, passwordUpdated: passwords.updated, business: businesses })
    .from(user_emails)
    .innerJoin(users, eq(users.user_id, user_emails.user_id))
    .leftJoin(passwords, eq(passwords.user_id, users.user_id))
    .leftJoin(memberships, eq(memberships.user_id, users.user_id))
    .leftJoin(businesses, eq(businesses.business_id, memberships.business_id))
    .where(eq(user_emails.email, email))
    .orderBy(memberships.created)
    .limit(1);
  return person;
}

/** A business of which the user is a member, or which belongs to their platform. */
export async function findOwnBusiness(database: Pick<Database, 'drizzle'>, businessId: string, userId: string) {
  const [found] = await database.drizzle
    .select({ business: businesses, membership: memberships })
    .from(businesses)
    .leftJoin(memberships, and(eq(memberships.business_id, businesses.business_id), eq(memberships.user_id, userId)))
    .where(eq(businesses.business_id, businessId));
  if (found === undefined) return undefined;
  const { business, membership } = found;
  return membership || (await actingMembership(database, business, userId)) ? business : undefined;
}
