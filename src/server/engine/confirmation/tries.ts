import { setTimeout } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { LimitsFile } from '#contract/generated/config.ts';
import { lockPerson } from '../../access/attempts/lockPerson.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';
import { confirmation_tries } from '../../database/schema/index.ts';
import { inTurn } from './inTurn.ts';

type Limits = LimitsFile['confirmation'];

function secondsSince(last: Date, now: Date): number {
  return (now.getTime() - last.getTime()) / 1000;
}

function locked(): ApiError {
  return new ApiError(
    'USER_LOCKED_ERROR',
    'Too many incorrect PINs or codes. Use the link in the e-mail, or try again later.',
  );
}

function wait(seconds: number): ApiError {
  const retryAfter = Math.max(1, Math.ceil(seconds));
  return new ApiError('TOO_MANY_REQUESTS', 'Too many attempts. Retry after the time in Retry-After.', [], retryAfter);
}

/** How often a try is begun again, and after how many milliseconds, while others of the person are being looked at. */
const AGAIN = { times: 5, after: 100 } as const;

/** How long a try that was counted may be under way in another process, in milliseconds. */
const UNDER_WAY = 1000;

/**
 * Counts a try before it is looked at, so that tries at the same time cannot all be the last one. Answers how many were
 * wrong in a row if this one is. Tries that are right count for nothing once they were looked at: a try that they leave no
 * room for waits for them. Throws TOO_MANY_REQUESTS while the person has to wait, USER_LOCKED_ERROR while locked.
 */
async function beginTry(services: Services, limits: Limits, userId: string, now: Date): Promise<number> {
  for (let time = 0; ; time += 1) {
    const counted = await countAttempt(services, limits, userId, now);
    if (typeof counted === 'number') return counted;
    if (time === AGAIN.times || now.getTime() - counted.last.getTime() > UNDER_WAY) throw counted.refusal;
    await setTimeout(AGAIN.after);
  }
}

/** How many were wrong in a row with a try, or what it is refused with and when the one before it was counted. */
async function countAttempt(
  { database }: Services,
  limits: Limits,
  userId: string,
  now: Date,
): Promise<number | { refusal: ApiError; last: Date }> {
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
  if (state === undefined) return { refusal: locked(), last: now };
  const { last: before } = state;
  if (state.wrong >= limits.lock_tries) return { refusal: locked(), last: before };
  return { refusal: wait(limits.wait_seconds - secondsSince(before, now)), last: before };
}

/** A right PIN or code: the count begins anew. */
export async function forgetTries({ database }: Services, userId: string): Promise<void> {
  await database.drizzle.update(confirmation_tries).set({ wrong: 0 }).where(eq(confirmation_tries.user_id, userId));
}

/** A wrong try, and what it is answered with unless it is the one too many. */
interface WrongTry {
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
async function afterWrongTry(
  services: Services,
  limits: Limits,
  { userId, wrong, error, request }: WrongTry,
): Promise<ApiError> {
  if (wrong < limits.lock_tries) return error;
  await lockPerson(services, userId, request);
  return locked();
}

/** Who proves something, and how. */
export interface Proving<T> {
  readonly userId: string;
  readonly request: FastifyRequest;
  /** Looks at what was given: `undefined` where it is wrong. */
  readonly check: () => Promise<T | undefined>;
  /** What a wrong one is answered with, unless it is the one too many. */
  readonly refuse: () => ApiError | Promise<ApiError>;
}

/**
 * Looks at a PIN or code, within the tries that a person has. Those of a person are looked at one after another, so that
 * right ones at the same moment are no tries. Throws what a wrong one is answered with, TOO_MANY_REQUESTS while the person
 * has to wait and USER_LOCKED_ERROR.
 */
export async function prove<T>(services: Services, { userId, request, check, refuse }: Proving<T>): Promise<T> {
  const limits = services.config.current().limits.confirmation;
  return inTurn(userId, async () => {
    const wrong = await beginTry(services, limits, userId, services.now());
    const proved = await check();
    if (proved !== undefined) {
      await forgetTries(services, userId);
      return proved;
    }
    throw await afterWrongTry(services, limits, { userId, wrong, error: await refuse(), request });
  });
}
