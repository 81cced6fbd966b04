import type { FastifyInstance } from 'fastify';
import type { Credentials } from '#contract/generated/api.ts';
import { ApiError } from '../errors/ApiError.ts';
import { type FirstProofAnswer, signInAfterPassword } from '../mfa/signInAfterPassword.ts';
import { sessionSchema } from '../schemas.ts';
import type { Services } from '../services.ts';
import { recordAsBusiness, signInActivity } from './authActivity.ts';
import type { Exchange, SessionVariant } from './beginSession.ts';
import { findPerson } from './findPerson.ts';
import { verifyPassword } from './passwords.ts';

/**
 * Checks e-mail and password, and begins a session or asks for the second proof. Throws INVALID_CREDENTIALS_ERROR, whichever
 * of them was wrong.
 */
async function signIn(exchange: Exchange, given: Credentials, variant: SessionVariant): Promise<FirstProofAnswer> {
  const { request, services } = exchange;
  const { drizzle } = services.database;
  const email = given.email.trim().toLowerCase();
  const person = await findPerson(services.database, email);
  const isRight = await verifyPassword(person?.hash ?? undefined, given.password);
  if (!isRight || person?.user.status === 'DELETED' || !person?.business) {
    if (person?.business) {
      const actor = { name: person.user.full_name, email };
      const failed = signInActivity(person.business, actor, request, 'SIGN_IN_FAILED');
      await drizzle.transaction((tx) => recordAsBusiness(tx, failed, services.now()));
    }
    throw new ApiError('INVALID_CREDENTIALS_ERROR', 'The e-mail or the password is wrong.');
  }
  const { user, business } = person;
  const who = { userId: user.user_id, fullName: user.full_name, email, business };
  return signInAfterPassword(exchange, variant, who);
}

/** Sign-in by e-mail and password: POST /api/auth/email answers tokens, POST /api/sessions a cookie (shell.md, section 7). */
export function signInRoutes(app: FastifyInstance, services: Services): void {
  const addresses = { '/api/auth/email': 'tokens', '/api/sessions': 'cookie' } as const;
  for (const [address, variant] of Object.entries(addresses)) {
    app.post<{ Body: Credentials }>(
      address,
      {
        config: {
          public: true,
          rateLimit: { max: services.config.current().limits.sign_in.tries_per_minute, timeWindow: 60_000 },
        },
        schema: { body: sessionSchema('credentials') },
      },
      (request, reply) => signIn({ request, reply, services }, request.body, variant),
    );
  }
}
