import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { StartError } from '#server/database/StartError.ts';
import { user_emails, users } from '#server/database/schema/index.ts';
import { DEMO_PEOPLE } from './data/people.ts';

/**
 * Throws StartError for a database that contains the demo, because the password of its accounts is public.
 * Rule security.production-not-demo.
 */
export async function refuseDemoAccounts({ drizzle }: Pick<Database, 'drizzle'>): Promise<void> {
  const [found] = await drizzle
    .select({ email: user_emails.email })
    .from(user_emails)
    .innerJoin(users, eq(users.user_id, user_emails.user_id))
    .where(and(inArray(user_emails.email, Object.keys(DEMO_PEOPLE)), ne(users.status, 'DELETED')))
    .limit(1);
  if (found === undefined) return;
  throw new StartError(
    'demo-accounts-in-production',
    `This database has demo accounts such as ${found.email}, whose password is public: set DATABASE_URL or DATA_DIR to a database without the demo.`,
  );
}
