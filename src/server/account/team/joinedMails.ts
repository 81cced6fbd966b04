import { and, eq, ne, notExists, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { languageOf } from '../../access/sessions/people/languageOf.ts';
import type { BrandConfig } from '../../core/config/ConfigStore.ts';
import { consoleAddress } from '../../core/config/consoleAddress.ts';
import type { ServerEnv } from '../../core/env.ts';
import { composeMail } from '../../core/mails/composeMail.ts';
import type { Mail } from '../../core/outbox/sendMail.ts';
import {
  account_notifications,
  type businesses,
  memberships,
  user_emails,
  users,
} from '../../database/schema/index.ts';
import { nameOfMail } from '../../engine/notifications/turnedOff.ts';

/** A new member of a business. Rule team.joined-mail. */
export interface Joined {
  readonly business: Pick<typeof businesses.$inferSelect, 'business_id' | 'name' | 'country'>;
  readonly userId: string;
  readonly fullName: string;
  readonly email: string;
}

/**
 * Mails that announce a new member to the administrators of a business, each in their language, except those who have
 * turned these mails off. Read as the database owner, because the new member is not signed in.
 */
export async function joinedMails(
  transaction: Pick<NodePgDatabase, 'select'>,
  brand: BrandConfig,
  env: ServerEnv,
  joined: Joined,
): Promise<Mail[]> {
  const name = nameOfMail(brand.config, 'member_joined');
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
  const rows = await transaction
    .select({ to: user_emails.email, to_name: users.full_name, chosen: users.preferred_language })
    .from(memberships)
    .innerJoin(users, and(eq(users.user_id, memberships.user_id), eq(users.status, 'ACTIVE')))
    .innerJoin(user_emails, eq(user_emails.user_id, users.user_id))
    .where(
      and(
        eq(memberships.business_id, joined.business.business_id),
        eq(memberships.can_administer, true),
        ne(memberships.user_id, joined.userId),
        notExists(isOff),
      ),
    );
  const address = consoleAddress(brand, env);
  return rows.map(({ to, to_name, chosen }) => {
    const language = languageOf(chosen, undefined, joined.business.country);
    const values = {
      brand: brand.brand.name,
      business: joined.business.name,
      name: joined.fullName,
      email: joined.email,
      to_name,
      link: `${address}/settings/team#members`,
      profile: `${address}/settings/profile`,
    };
    return { ...composeMail({ brand, language, mail: 'member_joined', values }), to };
  });
}
