import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { LimitsFile } from '#contract/generated/config.ts';
import { confirmation_tries, sign_in_tries, user_emails } from '../../db/schema/index.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { giveBack, type Tries, takeFromBucket } from './takeFromBucket.ts';

type Limits = LimitsFile['sign_in'];

/** A try to sign in that has been counted as wrong, before its password is looked at. */
export interface CountedTry {
  readonly email: string;
  readonly address: string;
  /** Whether the e-mail is locked with it, unless it is right. */
  readonly locks: boolean;
}

function emailKey(email: string): string {
  return `email:${email}`;
}

function addressKey(address: string): string {
  return `address:${address}`;
}

function locked(): ApiError {
  return new ApiError('USER_LOCKED_ERROR', 'Too many wrong passwords; use the link that was mailed, or try later.');
}

/** What a wrong password is answered with: the same for an e-mail that nobody has. */
export function wrongPassword({ locks }: CountedTry): ApiError {
  return locks ? locked() : new ApiError('INVALID_CREDENTIALS_ERROR', 'The e-mail or the password is wrong.');
}

/**
 * Counts a try before it is looked at, so that of any number at once no more than `wrong_tries` are. An e-mail that nobody
 * has is counted and locked like any other. Throws TOO_MANY_REQUESTS for an address that has to wait, USER_LOCKED_ERROR.
 */
export async function countTry(
  tries: Tries,
  limits: Limits,
  { email, address }: { email: string; address: string },
  now: Date,
): Promise<CountedTry> {
  const bucket = { holds: limits.address_tries, refill: limits.address_refill_seconds };
  const wait = await takeFromBucket(tries, addressKey(address), bucket, now);
  if (wait > 0) {
    throw new ApiError('TOO_MANY_REQUESTS', 'Too many wrong passwords; wait as long as Retry-After says.', [], wait);
  }
  const { wrong, locked: since } = sign_in_tries;
  const at = sql`${now.toISOString()}::timestamptz`;
  const counted = sql`case when ${since} is null then ${wrong} + 1 else 1 end`;
  const [row] = await tries
    .insert(sign_in_tries)
    .values({ key: emailKey(email), wrong: 1, last: now })
    .onConflictDoUpdate({
      target: sign_in_tries.key,
      set: {
        wrong: counted,
        last: now,
        locked: sql`case when ${counted} >= ${limits.wrong_tries} then ${at} end`,
      },
      setWhere: sql`${since} is null or ${since} <= ${at} - interval '1 second' * ${limits.lock_seconds}`,
    })
    .returning({ wrong });
  if (row === undefined) throw locked();
  return { email, address, locks: row.wrong >= limits.wrong_tries };
}

/** A right password: the count begins anew. Throws USER_LOCKED_ERROR where another try has locked the e-mail meanwhile. */
export async function forgiveTry(tries: Tries, { email, address, locks }: CountedTry): Promise<void> {
  await giveBack(tries, addressKey(address));
  const { key, locked: since } = sign_in_tries;
  await tries.delete(sign_in_tries).where(and(eq(key, emailKey(email)), locks ? undefined : isNull(since)));
  const [left] = await tries
    .select({ since })
    .from(sign_in_tries)
    .where(eq(key, emailKey(email)));
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
  await tries.delete(sign_in_tries).where(eq(sign_in_tries.key, emailKey(email)));
  const person = tries.select({ user_id: user_emails.user_id }).from(user_emails).where(eq(user_emails.email, email));
  await tries.delete(confirmation_tries).where(inArray(confirmation_tries.user_id, person));
}
