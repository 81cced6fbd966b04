import type { FastifyInstance } from 'fastify';
import type { MailAnswer, OneTimeTokenRequest, SignInLinkRequest } from '#contract/generated/api.ts';
import { recoverableUser } from '../../access/attempts/recoverablePerson.ts';
import { signInRate } from '../../access/requests/signInRate.ts';
import { sessionActivity } from '../../access/sessions/authActivity.ts';
import { useOneTimeToken } from '../../access/sessions/oneTimeTokens.ts';
import { recordActivity } from '../../core/activity/recordActivity.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { recoverySchema } from '../../core/schemas.ts';
import type { Services } from '../../core/services.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { type FirstProofAnswer, signInAfterPassword } from '../mfa/signInAfterPassword.ts';
import { linkNotValid } from '../recovery/linkNotValid.ts';
import { countMail, spellEmail } from '../recovery/mailLimits.ts';
import { variantOf } from './beginSession.ts';
import { sendSignInLink } from './sendSignInLink.ts';

/**
 * Signing in by a one-time token in the address, `?one_time_token=…&source=…`. Internal staff have such a
 * link mailed to a person; nobody but the person ever sees its token.
 */
export function signInLinkRoutes(app: FastifyInstance, services: Services): void {
  const { database, config, now, pool } = services;

  function assertSource(source: string): void {
    const { token_sources: allowed } = config.current().limits.sign_in;
    if (allowed.includes(source)) return;
    throw new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', [
      { field: 'source', message: 'is not a source', allowed: [...allowed] },
    ]);
  }

  app.post<{ Body: SignInLinkRequest }>(
    '/api/internal/sign-in-links',
    { config: { policy: 'internal' }, schema: { body: recoverySchema('signInLink') } },
    async (request): Promise<MailAnswer> => {
      const { source, page = '/' } = request.body;
      assertSource(source);
      const email = spellEmail(request.body.email);
      await countMail(services, 'sign-in', email, request);
      const session = request.session();
      const activity = { ...sessionActivity(session, 'SIGN_IN_LINK_SENT', request), after: { email, source } };
      await inBusiness(pool, session.scope, (transaction) => recordActivity(transaction, activity, now()));
      app.afterwards(() => sendSignInLink(services, { email, source, page }, request));
      return { resend_seconds: config.current().limits.mailed_links.resend_seconds };
    },
  );

  const rateLimit = signInRate(services);
  app.post<{ Body: OneTimeTokenRequest }>(
    '/api/auth/verify-one-time-token',
    { config: { public: true, rateLimit }, schema: { body: recoverySchema('signInToken') } },
    async (request, reply): Promise<FirstProofAnswer> => {
      const { token, source } = request.body;
      const used = await useOneTimeToken(database.drizzle, 'SIGN_IN', token, now());
      const person = used && (await recoverableUser(services, used.user_id, request));
      // A token of another source is used up as well: it is in the wrong hands.
      if (person === undefined || used?.details.source !== source) throw linkNotValid();
      const { userId, addressee, business } = person;
      const who = { userId, fullName: addressee.fullName, email: addressee.email, business };
      return signInAfterPassword({ request, reply, services }, variantOf(request), who);
    },
  );
}
