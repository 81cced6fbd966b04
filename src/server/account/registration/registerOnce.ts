import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Language, RegistrationRequest } from '#contract/generated/api.ts';
import type { AttemptDatabase } from '../../access/attempts/takeFromBucket.ts';
import { hashPassword } from '../../access/sessions/passwords.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';
import { registrations } from '../../database/schema/index.ts';
import { requirePlainNames } from '../signIn/requirePlainNames.ts';

/** What was entered, by whose brand and in which language. */
export interface EnteredRegistration {
  /** The Idempotency-Key. */
  readonly key: string;
  /** Lower-cased. */
  readonly email: string;
  readonly brand: string;
  readonly language: Language;
  readonly body: RegistrationRequest;
}

/** What a retry is compared by. Without the password: a hash of it would be as good as the password. */
function digest({ email, brand, body }: EnteredRegistration): Buffer {
  const { password: _secret, email: _typed, ...others } = body;
  const entries = Object.entries(others).sort(([left], [right]) => (left < right ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([brand, email, entries]))
    .digest();
}

/** The row of what was entered. */
async function rowOf(services: Services, entered: EnteredRegistration) {
  const { key, email, brand, language, body } = entered;
  requirePlainNames(body);
  const now = services.now();
  const seconds = services.config.current().limits.mailed_links.confirm_seconds;
  return {
    registration_id: uuidv7({ msecs: now.getTime() }),
    idempotency_key: key,
    request_hash: digest(entered),
    email,
    full_name: body.full_name.trim(),
    password_hash: await hashPassword(body.password),
    business_name: body.business_name.trim(),
    country: body.country,
    phone_number: body.phone_number ?? null,
    language,
    brand,
    partner: body.partner ?? null,
    created: now,
    expires: new Date(now.getTime() + seconds * 1000),
  };
}

/**
 * Keeps what was entered until its e-mail is confirmed, once for each key. Answers whether it is new; a retry is not, and a key
 * that comes with something else is refused with IDEMPOTENCY_KEY_REUSED_ERROR. Only what is new is counted: where `count`
 * throws, nothing is kept, and what was asked may be asked again under the same key.
 * Rule registration.once-per-key.
 */
export async function registerOnce(
  services: Services,
  entered: EnteredRegistration,
  count: (tries: AttemptDatabase) => Promise<void>,
): Promise<boolean> {
  const { drizzle } = services.database;
  const row = await rowOf(services, entered);
  const isNew = await drizzle.transaction(async (tx) => {
    // A second transaction with the same key waits here until the first is done.
    const inserted = await tx
      .insert(registrations)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: registrations.registration_id });
    if (inserted.length > 0) await count(tx);
    return inserted.length > 0;
  });
  if (isNew) return true;
  const [known] = await drizzle
    .select({ request_hash: registrations.request_hash })
    .from(registrations)
    .where(eq(registrations.idempotency_key, entered.key));
  if (known?.request_hash.equals(row.request_hash)) return false;
  throw new ApiError(
    'IDEMPOTENCY_KEY_REUSED_ERROR',
    'This Idempotency-Key was used with a different request. Use a new key.',
  );
}
