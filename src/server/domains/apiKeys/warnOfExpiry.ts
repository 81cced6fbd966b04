import { and, eq, type SQL, sql } from 'drizzle-orm';
import { addDays, hourOfDay, today } from '#contract/dates/days.ts';
import { sendMailOnce } from '../../core/outbox/sendMail.ts';
import { type BusinessTerms, termsOf, type ZonedBusiness } from '../../core/periodic/ZonedBusiness.ts';
import type { Services } from '../../core/services.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { api_key_hashes, api_keys } from '../../database/schema/index.ts';
import { isOf } from '../../database/scopeTerms.ts';
import { type ExpiringKey, expiryMails } from './expiryMails.ts';

/** Days before expiry on which a key is announced, nearest first. Rule api-keys.expiry-mails. */
const WARN_DAYS = [1, 7] as const;

/** Hour of the day for mails, in the business's time zone. */
const HOUR = 8;

/** The time of the announcement that many days before expiry. */
function warningAt(expires: string, days: number, timeZone: string): Date {
  return hourOfDay(addDays(expires, -days), HOUR, timeZone);
}

/**
 * The due announcement of a key, in days before expiry; `undefined` if none is due. A secret created after the time of an
 * announcement is not announced, because the user has just chosen the date.
 */
export function dueWarning(
  { expires, secretMade }: Pick<ExpiringKey, 'expires' | 'secretMade'>,
  timeZone: string,
  now: Date,
): number | undefined {
  if (expires < today(timeZone, now)) return undefined;
  return WARN_DAYS.find((days) => {
    const at = warningAt(expires, days, timeZone);
    return at <= now && secretMade < at;
  });
}

/** Condition for the active keys of a business that expire soon enough to be announced. */
function expiresSoon(business: BusinessTerms): SQL {
  const last = sql`${business.day} + ${Math.max(...WARN_DAYS)}::int`;
  return sql`${isOf(business)} and status = 'ACTIVE' and expires between ${business.day} and ${last}`;
}

/** Condition that a business has keys that expire soon. */
export function hasExpiringKeys(business: BusinessTerms): SQL {
  return sql`exists (select 1 from ${api_keys} where ${expiresSoon(business)})`;
}

/** Mails the people of a business about API keys that expire in 7 days and in 1 day, once for each. */
export async function warnOfExpiry(services: Services, business: ZonedBusiness, now: Date): Promise<void> {
  const { scope, timeZone } = business;
  const keys = await inBusiness(services.pool, scope, (transaction) =>
    transaction
      .select({
        id: api_keys.id,
        name: api_keys.name,
        hint: api_keys.hint,
        expires: api_keys.expires,
        createdBy: api_keys.created_by,
        generation: api_keys.generation,
      })
      .from(api_keys)
      .where(expiresSoon(termsOf(business, now))),
  );
  for (const { expires, generation, ...key } of keys) {
    // Requests cannot read hashes of secrets, so this runs as the database owner.
    const [secret] = await services.database.drizzle
      .select({ rotatedBy: api_key_hashes.made_by, secretMade: api_key_hashes.created })
      .from(api_key_hashes)
      .where(and(eq(api_key_hashes.api_key_id, key.id), eq(api_key_hashes.generation, generation)));
    if (expires === null || secret === undefined) continue;
    const expiring = { ...key, ...secret, expires };
    const days = dueWarning(expiring, timeZone, now);
    if (days === undefined) continue;
    const occasion = `api key ${key.id} expires ${expires} in ${days}`;
    // The mails of one announcement are queued in one transaction.
    await services.database.drizzle.transaction(async (transaction) => {
      const mails = await expiryMails(transaction, services, scope, expiring);
      for (const mail of mails) await sendMailOnce(transaction, mail, occasion, now);
    });
  }
}
