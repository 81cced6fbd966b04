import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { LimitsFile } from '#contract/generated/config.ts';
import { confirmation_tries } from '../db/schema/index.ts';
import { ApiError } from '../errors/ApiError.ts';
import { lockPerson } from '../identity/recovery/lockPerson.ts';
import type { Services } from '../services.ts';

type Limits = LimitsFile['confirmation'];

function secondsSince(last: Date, now: Date): number {
  return (now.getTime() - last.getTime()) / 1000;
}

function locked(): ApiError {
  return new ApiError('USER_LOCKED_ERROR', 'Too many wrong PINs or codes; use the link that was mailed, or try later.');
}

function wait(seconds: number): ApiError {
  const retryAfter = Math.max(1, Math.ceil(seconds));
  return new ApiError('TOO_MANY_REQUESTS', 'Too many tries; wait as long as Retry-After says.', [], retryAfter);
}

/**
 * Counts a try before it is looked at, so that tries at the same time cannot all be the last one. Answers how many were
 * wrong in a row if this one is. Throws TOO_MANY_REQUESTS while the person has to wait, USER_LOCKED_ERROR while locked.
 */
export async function beginTry({ database }: Services, limits: Limits, userId: string, now: Date): Promise<number> {
  const { wrong, last } = confirmation_tries;
  const since = sql`extract(epoch from ${now.toISOString()}::timestamptz - ${last})`;
  const isFree = sql`case when ${wrong} >= ${limits.lock_tries} then ${since} >= ${limits.lock_seconds}
    else ${wrong} % ${limits.tries} <> 0 or ${wrong} = 0 or ${since} >= ${limits.wait_seconds} end`;
  const [counted] = await database.drizzle
    .insert(confirmation_tries)
    .values({ user_id: userId, wrong: 1, last: now })
    .onConflictDoUpdate({
      target: confirmation_tries.user_id,
      set: { wrong: sql`case when ${wrong} >= ${limits.lock_tries} then 1 else ${wrong} + 1 end`, last: now },
      setWhere: isFree,
    })
    .returning({ wrong });
  if (counted !== undefined) return counted.wrong;

  const [state] = await database.drizzle
    .select()
    .from(confirmation_tries)
    .where(eq(confirmation_tries.user_id, userId));
  if (state === undefined || state.wrong >= limits.lock_tries) throw locked();
  throw wait(limits.wait_seconds - secondsSince(state.last, now));
}

/** A right PIN or code: the count begins anew. */
export async function forgetTries({ database }: Services, userId: string): Promise<void> {
  await database.drizzle.update(confirmation_tries).set({ wrong: 0 }).where(eq(confirmation_tries.user_id, userId));
}

/** A wrong try, and what it is answered with unless it is the one too many. */
export interface WrongTry {
  readonly userId: string;
  /** How many were wrong in a row, with this one. */
  readonly wrong: number;
  readonly error: ApiError;
  readonly request: FastifyRequest;
}

/**
 * What a wrong try answers. The one that reaches the lock ends every session of the person and locks their sign-in, so that
 * whoever holds one of them has to read the person's mail as well.
 */
export async function afterWrongTry(
  services: Services,
  limits: Limits,
  { userId, wrong, error, request }: WrongTry,
): Promise<ApiError> {
  if (wrong < limits.lock_tries) return error;
  await lockPerson(services, userId, request);
  return locked();
}
