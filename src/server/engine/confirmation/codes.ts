import { randomInt } from 'node:crypto';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { hashPassword, verifyPassword } from '../../access/sessions/credentials/passwords.ts';
import type { ActingPerson } from '../../access/sessions/people/SessionContext.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { sendMail } from '../../core/outbox/sendMail.ts';
import type { Services } from '../../core/services.ts';
import { belongsTo, scopeColumns } from '../../database/belongsTo.ts';
import { type BusinessTransaction, inBusiness } from '../../database/inBusiness.ts';
import { confirmation_codes } from '../../database/schema/index.ts';
import { codeMail } from './codeMail.ts';

/** Number of digits of a code. Rule verification.code-input. */
export const CODE_LENGTH = 6;

/** Six random digits. */
export function newCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
}

/** A code that was sent. */
export interface SentCode {
  /** Seconds until another code can be requested. */
  readonly resend: number;
  /** ISO 8601. */
  readonly expires: string;
}

function codeOf(person: ActingPerson, purpose: string) {
  return and(
    belongsTo(confirmation_codes, person.scope),
    eq(confirmation_codes.user_id, person.user.id),
    eq(confirmation_codes.purpose, purpose),
  );
}

function tooSoon(seconds: number): ApiError {
  const retryAfter = Math.max(1, Math.ceil(seconds));
  return new ApiError(
    'TOO_MANY_REQUESTS',
    'A code was sent recently. Retry after the time in Retry-After.',
    [],
    retryAfter,
  );
}

/** Limits the other pending codes of a person, so that a mailbox cannot be flooded. */
async function assertFewCodes(transaction: BusinessTransaction, person: ActingPerson, purpose: string, now: Date) {
  const { business_id, environment, user_id, expires } = confirmation_codes;
  const [waiting] = await transaction
    .select({ count: sql<number>`count(*)::int`, first: sql<string | null>`min(${expires})` })
    .from(confirmation_codes)
    .where(
      and(
        eq(business_id, person.business.id),
        eq(environment, person.environment),
        eq(user_id, person.user.id),
        ne(confirmation_codes.purpose, purpose),
        gt(expires, now),
      ),
    );
  if (waiting === undefined || waiting.count < 5 || waiting.first === null) return;
  throw tooSoon((new Date(waiting.first).getTime() - now.getTime()) / 1000);
}

/** Sends the person a new code for a purpose; earlier codes become invalid. Throws TOO_MANY_REQUESTS before the resend time. */
export async function sendCode(
  { pool, config }: Services,
  person: ActingPerson,
  purpose: string,
  now: Date,
): Promise<SentCode> {
  const limits = config.current().limits.confirmation;
  const code = newCode();
  const hash = await hashPassword(code);
  const expires = new Date(now.getTime() + limits.code_seconds * 1000);
  return inBusiness(pool, person.scope, async (transaction) => {
    await assertFewCodes(transaction, person, purpose, now);
    const fresh = { hash, created: now, expires, tries: 0 };
    const resendFrom = new Date(now.getTime() - limits.resend_seconds * 1000);
    const [sent] = await transaction
      .insert(confirmation_codes)
      .values({ ...keyOf(person), purpose, ...fresh })
      .onConflictDoUpdate({
        target: [
          confirmation_codes.business_id,
          confirmation_codes.environment,
          confirmation_codes.user_id,
          confirmation_codes.purpose,
        ],
        set: fresh,
        setWhere: sql`${confirmation_codes.created} <= ${resendFrom.toISOString()}::timestamptz`,
      })
      .returning({ created: confirmation_codes.created });
    if (sent === undefined) throw tooSoon(limits.resend_seconds);
    await sendMail(transaction, codeMail(config.brand(person.business.brand), person, code, limits.code_seconds), now);
    return { resend: limits.resend_seconds, expires: expires.toISOString() };
  });
}

function keyOf(person: ActingPerson) {
  return { ...scopeColumns(person.scope), user_id: person.user.id };
}

/**
 * Whether the code is the newest of its purpose and still valid. A code allows no more attempts than a person has before a
 * wait. Returns the argument of `consumeCode`. Rule verification.bound-code.
 */
export async function findCode(
  { pool, config }: Services,
  person: ActingPerson,
  purpose: string,
  code: string,
  now: Date,
): Promise<string | undefined> {
  const { tries } = config.current().limits.confirmation;
  const [kept] = await inBusiness(pool, person.scope, (transaction) =>
    transaction
      .update(confirmation_codes)
      .set({ tries: sql`${confirmation_codes.tries} + 1` })
      .where(
        and(codeOf(person, purpose), gt(confirmation_codes.expires, now), sql`${confirmation_codes.tries} < ${tries}`),
      )
      .returning({ hash: confirmation_codes.hash }),
  );
  return (await verifyPassword(kept?.hash, code)) ? kept?.hash : undefined;
}

/** Uses a code in the caller's transaction. Returns false when it has been used meanwhile. */
export async function consumeCode(
  transaction: BusinessTransaction,
  person: ActingPerson,
  purpose: string,
  hash: string,
): Promise<boolean> {
  const used = await transaction
    .delete(confirmation_codes)
    .where(and(codeOf(person, purpose), eq(confirmation_codes.hash, hash)))
    .returning({ purpose: confirmation_codes.purpose });
  return used.length === 1;
}
