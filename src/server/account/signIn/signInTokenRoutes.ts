import type { FastifyInstance } from 'fastify';
import type { OneTimeTokenRequest } from '#contract/generated/api.ts';
import { recoverableUser } from '../../access/attempts/recoverablePerson.ts';
import { signInRate } from '../../access/requests/signInRate.ts';
import { useOneTimeToken } from '../../access/sessions/credentials/oneTimeTokens.ts';
import { recoverySchema } from '../../core/schemas.ts';
import type { Services } from '../../core/services.ts';
import { type FirstProofAnswer, signInAfterPassword } from '../mfa/signIn/signInAfterPassword.ts';
import { linkNotValid } from '../recovery/linkNotValid.ts';
import { variantOf } from './beginSession.ts';

/**
 * POST /api/auth/verify-one-time-token: signs in with the token of a link that internal staff sent, once. Throws
 * LINK_NOT_VALID_ERROR, also for another source; the token is then used as well.
 */
export function signInTokenRoutes(app: FastifyInstance, services: Services): void {
  const { database, realTime: now } = services;

  app.post<{ Body: OneTimeTokenRequest }>(
    // Rule routes.one-time-token.
    '/api/auth/verify-one-time-token',
    { config: { rateLimit: signInRate(services) }, schema: { body: recoverySchema('signInToken') } },
    async (request, reply): Promise<FirstProofAnswer> => {
      const { token, source } = request.body;
      const used = await useOneTimeToken(database.drizzle, 'SIGN_IN', token, now());
      const person = used && (await recoverableUser(services, used.user_id, request));
      if (person === undefined || used?.details.source !== source) throw linkNotValid();
      const { userId, addressee, business } = person;
      const who = { userId, fullName: addressee.fullName, email: addressee.email, business };
      return signInAfterPassword({ request, reply, services }, variantOf(request), who);
    },
  );
}
