import type { FastifyInstance } from 'fastify';
import type { MailAnswer, SignInLinkRequest } from '#contract/generated/api.ts';
import { sessionActivity } from '../../access/sessions/activity/authActivity.ts';
import { recordActivity } from '../../core/activity/recordActivity.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { recoverySchema } from '../../core/schemas.ts';
import type { Services } from '../../core/services.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { countMail, normalizeEmail } from '../recovery/mailLimits.ts';
import { sendSignInLink } from './sendSignInLink.ts';

/** POST /api/internal/sign-in-links: internal staff send a user a one-time sign-in link. Only the recipient sees the token. */
export function signInLinkRoutes(app: FastifyInstance, services: Services): void {
  const { config, realTime: now, pool } = services;

  function assertSource(source: string): void {
    const { token_sources: allowed } = config.current().limits.sign_in;
    if (allowed.includes(source)) return;
    throw new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', [
      { field: 'source', message: 'is not a source', allowed: [...allowed] },
    ]);
  }

  app.post<{ Body: SignInLinkRequest }>(
    // Rule sign-in.one-time-token-by-staff.
    '/api/internal/sign-in-links',
    { schema: { body: recoverySchema('signInLink') } },
    async (request): Promise<MailAnswer> => {
      const { source, page = '/' } = request.body;
      assertSource(source);
      const email = normalizeEmail(request.body.email);
      await countMail(services, 'sign-in', email, request);
      const session = request.session();
      const activity = { ...sessionActivity(session, 'SIGN_IN_LINK_SENT', request), after: { email, source } };
      await inBusiness(pool, session.scope, (transaction) => recordActivity(transaction, activity, now()));
      app.runAfterResponse(() => sendSignInLink(services, { email, source, page }, request));
      return { resend_seconds: config.current().limits.mailed_links.resend_seconds };
    },
  );
}
