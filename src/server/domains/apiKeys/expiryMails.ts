import { and, eq, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { formatDay } from '#contract/dates/formatDates.ts';
import { languageOf } from '../../access/sessions/people/languageOf.ts';
import { consoleLink } from '../../core/config/consoleLink.ts';
import { fillWords } from '../../core/language/fillWords.ts';
import { composeMail } from '../../core/mails/composeMail.ts';
import type { Mail } from '../../core/outbox/sendMail.ts';
import type { Services } from '../../core/services.ts';
import type { BusinessScope } from '../../database/inBusiness.ts';
import { businesses, memberships, user_emails, users } from '../../database/schema/index.ts';

/** A key that expires soon. */
export interface ExpiringKey {
  /** UUID. */
  readonly id: string;
  readonly name: string;
  /** Its last characters. */
  readonly hint: string;
  /** Its last day, YYYY-MM-DD. */
  readonly expires: string;
  /** The e-mail address of the person who created it. */
  readonly createdBy: string;
  /** UUID of the user who created its newest secret. */
  readonly rotatedBy: string | null;
  /** When its newest secret was created. */
  readonly secretMade: Date;
}

/**
 * Mails that announce the expiry of a key, each in its reader's language: to the user who created it, to the user who
 * rotated it, and to administrators of the business. Former members get none.
 */
export async function expiryMails(
  transaction: Pick<NodePgDatabase, 'select'>,
  { config, env }: Pick<Services, 'config' | 'env'>,
  { businessId, environment }: BusinessScope,
  key: ExpiringKey,
): Promise<Mail[]> {
  const rows = await transaction
    .select({
      to: user_emails.email,
      to_name: users.full_name,
      chosen: users.preferred_language,
      business: businesses.name,
      country: businesses.country,
      brand: businesses.brand,
    })
    .from(memberships)
    .innerJoin(businesses, eq(businesses.business_id, memberships.business_id))
    .innerJoin(users, and(eq(users.user_id, memberships.user_id), eq(users.status, 'ACTIVE')))
    .innerJoin(user_emails, eq(user_emails.user_id, users.user_id))
    .where(
      and(
        eq(memberships.business_id, businessId),
        or(
          eq(memberships.can_administer, true),
          eq(user_emails.email, sql`lower(${key.createdBy})`),
          key.rotatedBy === null ? undefined : eq(memberships.user_id, key.rotatedBy),
        ),
      ),
    );
  return rows.map(({ to, to_name, chosen, business, country, brand: brandId }) => {
    const brand = config.brand(brandId);
    const language = languageOf(chosen, undefined, country);
    const mode = environment === 'PRODUCTION' ? 'live' : 'test';
    const values = {
      brand: brand.brand.name,
      business,
      to_name,
      key: key.name,
      hint: key.hint,
      mode: fillWords(brand, language, `shell.environment.${mode}`, {}),
      day: formatDay(key.expires, language, country),
      link: consoleLink(brand, env, { businessId, environment }, '/settings/developers#api-keys'),
    };
    return { ...composeMail({ brand, language, mail: 'api_key_expires', values }), to };
  });
}
