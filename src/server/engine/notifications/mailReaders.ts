import { and, eq, notExists, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Config } from '#compiler/config.ts';
import type { OptionalMail } from '#contract/generated/config.ts';
import { account_notifications, memberships, user_emails, users } from '../../database/schema/index.ts';
import { nameOfMail } from './turnedOff.ts';

/** Which members of a business get a mail. */
interface Wanted {
  /** UUID. */
  readonly businessId: string;
  readonly permission: 'can_administer' | 'can_edit';
  readonly mail: OptionalMail;
}

/** A member who gets a mail. */
export interface MailReader {
  /** UUID. */
  readonly userId: string;
  readonly to: string;
  readonly to_name: string;
  /** The language of their profile. */
  readonly chosen: (typeof users.$inferSelect)['preferred_language'];
  readonly membership: typeof memberships.$inferSelect;
}

/** The active members with a permission who have not turned a mail off. */
export async function mailReaders(
  transaction: Pick<NodePgDatabase, 'select'>,
  config: Config,
  { businessId, permission, mail }: Wanted,
): Promise<MailReader[]> {
  const members = await membersWithout(transaction, businessId, nameOfMail(config, mail));
  return members.filter(({ membership }) => membership[permission]);
}

/**
 * The active members who have not turned off the mails of a name; all of them without a name. Read as the database owner,
 * because a business sees neither users nor what they turned off.
 * Rule notifications.preferences.
 */
export function membersWithout(
  transaction: Pick<NodePgDatabase, 'select'>,
  businessId: string,
  name: string | undefined,
): Promise<MailReader[]> {
  const kept = account_notifications;
  const isOff = transaction
    .select({ one: sql`1` })
    .from(kept)
    .where(
      and(
        eq(kept.business_id, memberships.business_id),
        eq(kept.user_id, memberships.user_id),
        eq(kept.notify, name ?? ''),
        eq(kept.status, 'INACTIVE'),
      ),
    );
  return transaction
    .select({
      userId: users.user_id,
      to: user_emails.email,
      to_name: users.full_name,
      chosen: users.preferred_language,
      membership: memberships,
    })
    .from(memberships)
    .innerJoin(users, and(eq(users.user_id, memberships.user_id), eq(users.status, 'ACTIVE')))
    .innerJoin(user_emails, eq(user_emails.user_id, users.user_id))
    .where(and(eq(memberships.business_id, businessId), notExists(isOff)));
}
