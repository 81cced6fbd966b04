import { setTimeout } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { LimitsFile } from '#contract/generated/config.ts';
import { lockPerson } from '../../access/attempts/lockPerson.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';
import { confirmation_tries } from '../../database/schema/index.ts';
import { runSerially } from './runSerially.ts';

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

/** Number of retries, and the delay between them in milliseconds, while concurrent attempts of the person are verified. */
const RETRIES = { times: 5, after: 100 } as const;

/** Maximum time for which an attempt may be in progress in another process, in milliseconds. */
const MAX_IN_PROGRESS = 1000;

/**
 * Counts an attempt before it is verified, so that concurrent attempts cannot exceed the limit. Returns the number of
 * consecutive wrong attempts including this one. Correct attempts are uncounted after verification, so an attempt that
 * exceeds the limit only because of them waits. Throws TOO_MANY_REQUESTS while the person must wait, and USER_LOCKED_ERROR
 * while locked.
 */
async function beginAttempt(services: Services, limits: Limits, userId: string, now: Date): Promise<number> {
  for (let time = 0; ; time += 1) {
    const counted = await countAttempt(services, limits, userId, now);
    if (typeof counted === 'number') return counted;
    if (time === RETRIES.times || now.getTime() - counted.last.getTime() > MAX_IN_PROGRESS) throw counted.error;
    await setTimeout(RETRIES.after);
  }
}

/** The number of consecutive wrong attempts including this one, or the error and the time of the previous attempt. */
async function countAttempt(
  { database }: Services,
  limits: Limits,
  userId: string,
  now: Date,
): Promise<number | { error: ApiError; last: Date }> {
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
  if (state === undefined) return { error: locked(), last: now };
  const { last: before } = state;
  if (state.wrong >= limits.lock_tries) return { error: locked(), last: before };
  return { error: wait(limits.wait_seconds - secondsSince(before, now)), last: before };
}

/** Resets the count after a correct PIN or code. */
export async function resetConfirmationAttempts({ database }: Services, userId: string): Promise<void> {
  await database.drizzle.update(confirmation_tries).set({ wrong: 0 }).where(eq(confirmation_tries.user_id, userId));
}

/** A wrong attempt, and its error unless it locks the person. */
interface WrongAttempt {
  readonly userId: string;
  /** Number of consecutive wrong attempts, including this one. */
  readonly wrong: number;
  readonly error: ApiError;
  readonly request: FastifyRequest;
}

/**
 * The error for a wrong attempt. The attempt that reaches the limit ends all sessions of the person and locks sign-in, so
 * that a stolen session is not enough to continue: unlocking needs the person's mail.
 */
async function handleWrongAttempt(
  services: Services,
  limits: Limits,
  { userId, wrong, error, request }: WrongAttempt,
): Promise<ApiError> {
  if (wrong < limits.lock_tries) return error;
  await lockPerson(services, userId, request);
  return locked();
}

/** A person who confirms with a PIN or code. */
export interface Verification<T> {
  readonly userId: string;
  readonly request: FastifyRequest;
  /** Verifies the input: `undefined` when it is wrong. */
  readonly check: () => Promise<T | undefined>;
  /** The error for a wrong input, unless it locks the person. */
  readonly rejectionOf: () => ApiError | Promise<ApiError>;
}

/**
 * Verifies a PIN or code within the allowed attempts. Attempts of one person are verified one after another, so that
 * concurrent correct ones do not count. Throws the error of a wrong attempt, TOO_MANY_REQUESTS while the person must wait,
 * and USER_LOCKED_ERROR.
 */
export async function verifyAttempt<T>(
  services: Services,
  { userId, request, check, rejectionOf }: Verification<T>,
): Promise<T> {
  const limits = services.config.current().limits.confirmation;
  return runSerially(userId, async () => {
    const wrong = await beginAttempt(services, limits, userId, services.realTime());
    const proved = await check();
    if (proved !== undefined) {
      await resetConfirmationAttempts(services, userId);
      return proved;
    }
    throw await handleWrongAttempt(services, limits, { userId, wrong, error: await rejectionOf(), request });
  });
}
