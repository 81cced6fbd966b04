import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Language, RegistrationRequest } from '#contract/generated/api.ts';
import { registrations } from '../../db/schema/index.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { Services } from '../../services.ts';
import { hashPassword } from '../passwords.ts';

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

/**
 * Keeps what was entered until its e-mail is confirmed, once for each key. Answers whether it is new; a retry is not, and a key
 * that comes with something else is refused with IDEMPOTENCY_KEY_REUSED_ERROR.
 */
export async function registerOnce(services: Services, entered: EnteredRegistration): Promise<boolean> {
  const { drizzle } = services.database;
  const { key, email, brand, language, body } = entered;
  const now = services.now();
  const request_hash = digest(entered);
  const seconds = services.config.current().limits.mailed_links.confirm_seconds;
  const inserted = await drizzle
    .insert(registrations)
    .values({
      registration_id: uuidv7({ msecs: now.getTime() }),
      idempotency_key: key,
      request_hash,
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
    })
    .onConflictDoNothing()
    .returning({ id: registrations.registration_id });
  if (inserted.length > 0) return true;
  const [known] = await drizzle
    .select({ request_hash: registrations.request_hash })
    .from(registrations)
    .where(eq(registrations.idempotency_key, key));
  if (!known?.request_hash.equals(request_hash)) {
    throw new ApiError(
      'IDEMPOTENCY_KEY_REUSED_ERROR',
      'This Idempotency-Key came with another request before; use a new one.',
    );
  }
  return false;
}
