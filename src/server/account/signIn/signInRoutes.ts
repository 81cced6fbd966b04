import type { FastifyInstance } from 'fastify';
import type { Credentials } from '#contract/generated/api.ts';
import { afterWrongPassword } from '../../access/attempts/afterWrongPassword.ts';
import { countAttempt, resetAttempts, wrongPassword } from '../../access/attempts/signInAttempts.ts';
import { sourceOf } from '../../access/attempts/sourceOf.ts';
import { signInRate } from '../../access/requests/signInRate.ts';
import { verifyPassword } from '../../access/sessions/credentials/passwords.ts';
import { findPerson } from '../../access/sessions/people/findPerson.ts';
import type { SessionVariant } from '../../access/sessions/store/sessions.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { sessionSchema } from '../../core/schemas.ts';
import type { Services } from '../../core/services.ts';
import { type FirstProofAnswer, signInAfterPassword } from '../mfa/signIn/signInAfterPassword.ts';
import { requireFreshPassword } from '../password/requireFreshPassword.ts';
import { normalizeEmail } from '../recovery/mailLimits.ts';
import { assertConfirmed } from '../registration/assertConfirmed.ts';
import { type Exchange, tokensOf } from './beginSession.ts';

/**
 * Verifies e-mail and password, and begins a session or requires the second factor. An attempt is counted before it is
 * verified, and the error is the same for an unknown e-mail and a wrong password. Throws INVALID_CREDENTIALS_ERROR,
 * USER_LOCKED_ERROR, TOO_MANY_REQUESTS; after a correct password also EMAIL_NOT_CONFIRMED_ERROR, PASSWORD_EXPIRED_ERROR,
 * USER_BUSINESS_NOT_FOUND_ERROR.
 */
async function signIn(exchange: Exchange, given: Credentials, variant: SessionVariant): Promise<FirstProofAnswer> {
  const { request, services } = exchange;
  const { database, config, realTime: now } = services;
  const email = normalizeEmail(given.email);
  const limits = config.current().limits.sign_in;
  const source = await sourceOf(services, request, email);
  const counted = await countAttempt(database.drizzle, limits, { email, address: request.ip, source }, now());
  const person = await findPerson(database, email);
  const isRight = await verifyPassword(person?.hash ?? undefined, given.password);
  if (!isRight || person === undefined || person.user.status === 'DELETED') {
    await assertConfirmed(services, email, given.password);
    request.server.runAfterResponse(() => afterWrongPassword(services, counted, request));
    throw wrongPassword(counted);
  }
  await resetAttempts(database.drizzle, counted);
  const { user, business } = person;
  // Reveals the missing membership only after a correct password.
  if (business === null)
    throw new ApiError('USER_BUSINESS_NOT_FOUND_ERROR', 'You are no longer a member of any business.');
  await requireFreshPassword(services, user.user_id, person.passwordUpdated);
  const who = { userId: user.user_id, fullName: user.full_name, email, business };
  return signInAfterPassword(exchange, variant, who);
}

/** Sign-in by e-mail and password: POST /api/auth/email returns tokens, POST /api/sessions sets a cookie. */
export function signInRoutes(app: FastifyInstance, services: Services): void {
  // Rule routes.sign-in.
  const addresses = { '/api/auth/email': tokensOf, '/api/sessions': () => 'cookie' as const };
  for (const [address, variantOf] of Object.entries(addresses)) {
    app.post<{ Body: Credentials }>(
      address,
      {
        config: { rateLimit: signInRate(services) },
        schema: { body: sessionSchema('credentials') },
      },
      (request, reply) => signIn({ request, reply, services }, request.body, variantOf(request)),
    );
  }
}
