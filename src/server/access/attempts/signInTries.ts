import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { LimitsFile } from '#contract/generated/config.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { confirmation_tries, sign_in_tries, user_emails } from '../../database/schema/index.ts';
import { giveBack, type Tries, takeFromBucket } from './takeFromBucket.ts';

type Limits = LimitsFile['sign_in'];

/** A try to sign in. */
export interface SignInTry {
  readonly email: string;
  readonly address: string;
  /** What it is counted by beside the e-mail (`sourceOf`). */
  readonly source: string;
}

/** A try to sign in that has been counted as wrong, before its password is looked at. */
export interface CountedTry extends SignInTry {
  /** Whether the e-mail is locked with it, unless it is right. */
  readonly locks: boolean;
}

/** What locks an e-mail whatever the source. No source begins with a space, and no e-mail has one. */
function emailKey(email: string): string {
  return `email:${email}`;
}

function sourceKey({ email, source }: Pick<SignInTry, 'email' | 'source'>): string {
  return `${emailKey(email)} ${source}`;
}

/** The keys of an e-mail: its own and those of its sources. */
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

/** What a wrong password is answered with: the same for an e-mail that nobody has. Rule sign-in.same-answer. */
export function wrongPassword({ locks }: CountedTry): ApiError {
  return locks ? locked() : new ApiError('INVALID_CREDENTIALS_ERROR', 'The e-mail or the password is incorrect.');
}

/** Throws USER_LOCKED_ERROR for an e-mail that was locked by `lock`, whatever the source. */
async function assertUnlocked(tries: Tries, limits: Limits, email: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - limits.longest_lock_seconds * 1000);
  const [found] = await tries
    .select({ key: sign_in_tries.key })
    .from(sign_in_tries)
    .where(and(eq(sign_in_tries.key, emailKey(email)), gt(sign_in_tries.locked, since)));
  if (found !== undefined) throw locked();
}

/**
 * Counts a try before it is looked at, so that of any number at once no more than `wrong_tries` are. The count is of the
 * e-mail and the source, so that a stranger locks strangers out and not the person; each lock is twice as long as the one
 * before. An e-mail that no account has is counted and locked like any other. Throws TOO_MANY_REQUESTS for an address that
 * has to wait, USER_LOCKED_ERROR.
 * Rule sign-in.unknown-email-locks.
 */
export async function countTry(tries: Tries, limits: Limits, of: SignInTry, now: Date): Promise<CountedTry> {
  const { email, address } = of;
  const bucket = { holds: limits.address_tries, refill: limits.address_refill_seconds };
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

/** A right password: the count begins anew. Throws USER_LOCKED_ERROR where another try has locked the e-mail meanwhile. */
export async function forgiveTry(tries: Tries, { locks, ...of }: CountedTry): Promise<void> {
  await giveBack(tries, addressKey(of.address));
  const { key, locked: since } = sign_in_tries;
  await tries.delete(sign_in_tries).where(and(eq(key, sourceKey(of)), locks ? undefined : isNull(since)));
  const [left] = await tries
    .select({ since })
    .from(sign_in_tries)
    .where(eq(key, sourceKey(of)));
  if (left?.since) throw locked();
}

/** Locks an e-mail whose person got something else wrong too often. */
export async function lock(tries: Tries, email: string, now: Date): Promise<void> {
  const set = { last: now, locked: now };
  await tries
    .insert(sign_in_tries)
    .values({ key: emailKey(email), wrong: 1, ...set })
    .onConflictDoUpdate({ target: sign_in_tries.key, set });
}

/** Unlocks an e-mail whose person has proved otherwise who they are: their password, and their PIN and codes. */
export async function unlock(tries: Tries, email: string): Promise<void> {
  await tries.delete(sign_in_tries).where(keysOf(email));
  const person = tries.select({ user_id: user_emails.user_id }).from(user_emails).where(eq(user_emails.email, email));
  await tries.delete(confirmation_tries).where(inArray(confirmation_tries.user_id, person));
}
