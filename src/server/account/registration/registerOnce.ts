import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Language, RegistrationRequest } from '#contract/generated/api.ts';
import type { AttemptDatabase } from '../../access/attempts/takeFromBucket.ts';
import { hashPassword } from '../../access/sessions/credentials/passwords.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';
import { registrations } from '../../database/schema/index.ts';
import { requirePlainNames } from '../signIn/requirePlainNames.ts';
import type { Platform } from './findPlatform.ts';

/** A registration with its brand and language. */
export interface EnteredRegistration {
  /** The Idempotency-Key. */
  readonly key: string;
  /** Lower-cased. */
  readonly email: string;
  readonly brand: string;
  readonly language: Language;
  readonly body: RegistrationRequest;
  /** The platform below which the business registers. */
  readonly platform: Platform | undefined;
}

/** Hash for comparing a retry. Excludes the password, whose hash would be as sensitive as the password. */
function digest({ email, brand, body }: EnteredRegistration): Buffer {
  const { password: _secret, email: _typed, ...others } = body;
  const entries = Object.entries(others).sort(([left], [right]) => (left < right ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([brand, email, entries]))
    .digest();
}

/** The row of a registration. */
async function rowOf(services: Services, entered: EnteredRegistration) {
  const { key, email, brand, language, body, platform } = entered;
  requirePlainNames(body);
  const now = services.realTime();
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
    platform_id: platform?.masterId ?? null,
    invited_id: platform?.invited?.id ?? null,
    created: now,
    expires: new Date(now.getTime() + seconds * 1000),
  };
}

/**
 * Stores a registration until its e-mail is confirmed, once per key. Returns whether it is new, not a retry. Throws
 * IDEMPOTENCY_KEY_REUSED_ERROR for a key that was used with another request. Only new registrations are counted: when
 * `count` throws, nothing is stored, and the request can be retried with the same key. Rule registration.once-per-key.
 */
export async function registerOnce(
  services: Services,
  entered: EnteredRegistration,
  count: (tries: AttemptDatabase) => Promise<void>,
): Promise<boolean> {
  const { drizzle } = services.database;
  const row = await rowOf(services, entered);
  const isNew = await drizzle.transaction(async (tx) => {
    // A concurrent transaction with the same key waits here for the first one.
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
