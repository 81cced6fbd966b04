import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { languageOf } from '../../access/sessions/people/languageOf.ts';
import type { BrandConfig } from '../../core/config/ConfigStore.ts';
import { consoleLink } from '../../core/config/consoleLink.ts';
import type { ServerEnv } from '../../core/env.ts';
import { composeMail } from '../../core/mails/composeMail.ts';
import type { Mail } from '../../core/outbox/sendMail.ts';
import type { businesses } from '../../database/schema/index.ts';
import { mailReaders } from '../../engine/notifications/mailReaders.ts';

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
  const { business_id: businessId } = joined.business;
  const readers = await mailReaders(transaction, brand.config, {
    businessId,
    permission: 'can_administer',
    mail: 'member_joined',
  });
  const linkTo = (path: string) => consoleLink(brand, env, { businessId }, path);
  const others = readers.filter(({ userId }) => userId !== joined.userId);
  return others.map(({ to, to_name, chosen }) => {
    const language = languageOf(chosen, undefined, joined.business.country);
    const values = {
      brand: brand.brand.name,
      business: joined.business.name,
      name: joined.fullName,
      email: joined.email,
      to_name,
      link: linkTo('/settings/team#members'),
      profile: linkTo('/settings/profile'),
    };
    return { ...composeMail({ brand, language, mail: 'member_joined', values }), to };
  });
}
