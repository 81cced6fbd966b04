import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { LimitsFile } from '#contract/generated/config.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { confirmation_tries, sign_in_tries, user_emails } from '../../database/schema/index.ts';
import { type AttemptDatabase, returnToken, takeFromBucket } from './takeFromBucket.ts';

type Limits = LimitsFile['sign_in'];

/** A sign-in attempt. */
export interface SignInAttempt {
  readonly email: string;
  readonly address: string;
  /** Source of the attempt, counted together with the e-mail (`sourceOf`). */
  readonly source: string;
}

/** An attempt that has been counted as wrong before its password is verified. */
export interface CountedAttempt extends SignInAttempt {
  /** Whether the attempt locks the e-mail if its password is wrong. */
  readonly locks: boolean;
}

/** The key that locks an e-mail for all sources. Sources do not begin with a space, and e-mails contain none. */
function emailKey(email: string): string {
  return `email:${email}`;
}

function sourceKey({ email, source }: Pick<SignInAttempt, 'email' | 'source'>): string {
  return `${emailKey(email)} ${source}`;
}

/** The keys of an e-mail: its own, and one per source. */
function keysOf(email: string) {
  const { key } = sign_in_tries;
  return or(eq(key, emailKey(email)), sql`starts_with(${key}, ${`${emailKey(email)} `})`);
}

function addressKey(address: string): string {
  return `address:${address}`;
}

function locked(): ApiError {
  return new ApiError(
    'USER_LOCKED_ERROR',
    'Too many incorrect passwords. Use the link in the e-mail, or try again later.',
  );
}

/** The error for a wrong password: the same for an unknown e-mail. Rule sign-in.same-answer. */
export function wrongPassword({ locks }: CountedAttempt): ApiError {
  return locks ? locked() : new ApiError('INVALID_CREDENTIALS_ERROR', 'The e-mail or the password is incorrect.');
}

/** Throws USER_LOCKED_ERROR for an e-mail that was locked by `lock`, for all sources. */
async function assertUnlocked(tries: AttemptDatabase, limits: Limits, email: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - limits.longest_lock_seconds * 1000);
  const [found] = await tries
    .select({ key: sign_in_tries.key })
    .from(sign_in_tries)
    .where(and(eq(sign_in_tries.key, emailKey(email)), gt(sign_in_tries.locked, since)));
  if (found !== undefined) throw locked();
}

/**
 * Counts an attempt before its password is verified, so that concurrent attempts cannot exceed `wrong_tries`. Attempts are
 * counted by e-mail and source, so that an attacker does not lock out the user; each lock lasts twice as long as the
 * previous one. An unknown e-mail is counted and locked in the same way. Throws TOO_MANY_REQUESTS for an address over its
 * limit, and USER_LOCKED_ERROR.
 * Rule sign-in.unknown-email-locks.
 */
export async function countAttempt(
  tries: AttemptDatabase,
  limits: Limits,
  of: SignInAttempt,
  now: Date,
): Promise<CountedAttempt> {
  const { email, address } = of;
  const bucket = { capacity: limits.address_tries, refill: limits.address_refill_seconds };
  const wait = await takeFromBucket(tries, addressKey(address), bucket, now);
  if (wait > 0) {
    throw new ApiError(
      'TOO_MANY_REQUESTS',
      'Too many incorrect passwords. Retry after the time in Retry-After.',
      [],
      wait,
    );
  }
  await assertUnlocked(tries, limits, email, now);
  const { wrong, locked: since, locks } = sign_in_tries;
  const at = sql`${now.toISOString()}::timestamptz`;
  const seconds = sql`least(${limits.longest_lock_seconds}, ${limits.lock_seconds} * 2 ^ (least(${locks}, 30) - 1))`;
  const counted = sql`case when ${since} is null then ${wrong} + 1 else 1 end`;
  const [row] = await tries
    .insert(sign_in_tries)
    .values({ key: sourceKey(of), wrong: 1, last: now })
    .onConflictDoUpdate({
      target: sign_in_tries.key,
      set: {
        wrong: counted,
        last: now,
        locked: sql`case when ${counted} >= ${limits.wrong_tries} then ${at} end`,
        locks: sql`case when ${counted} >= ${limits.wrong_tries} then ${locks} + 1 else ${locks} end`,
      },
      setWhere: sql`${since} is null or ${since} <= ${at} - interval '1 second' * ${seconds}`,
    })
    .returning({ wrong });
  if (row === undefined) throw locked();
  return { ...of, locks: row.wrong >= limits.wrong_tries };
}

/** Resets the count after a correct password. Throws USER_LOCKED_ERROR when another attempt has locked the e-mail meanwhile. */
export async function resetAttempts(tries: AttemptDatabase, { locks, ...of }: CountedAttempt): Promise<void> {
  await returnToken(tries, addressKey(of.address));
  const { key, locked: since } = sign_in_tries;
  await tries.delete(sign_in_tries).where(and(eq(key, sourceKey(of)), locks ? undefined : isNull(since)));
  const [left] = await tries
    .select({ since })
    .from(sign_in_tries)
    .where(eq(key, sourceKey(of)));
  if (left?.since) throw locked();
}

/** Locks an e-mail after too many wrong PINs or codes. */
export async function lock(tries: AttemptDatabase, email: string, now: Date): Promise<void> {
  const set = { last: now, locked: now };
  await tries
    .insert(sign_in_tries)
    .values({ key: emailKey(email), wrong: 1, ...set })
    .onConflictDoUpdate({ target: sign_in_tries.key, set });
}

/** Unlocks an e-mail after the user has proved their identity. Resets the counts of passwords, PINs and codes. */
export async function unlock(tries: AttemptDatabase, email: string): Promise<void> {
  await tries.delete(sign_in_tries).where(keysOf(email));
  const person = tries.select({ user_id: user_emails.user_id }).from(user_emails).where(eq(user_emails.email, email));
  await tries.delete(confirmation_tries).where(inArray(confirmation_tries.user_id, person));
}
