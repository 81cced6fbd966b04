import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { TokenAnswer, TokenRequest } from '#contract/generated/api.ts';
import type { Environment } from '#contract/generated/config.ts';
import { signInRate } from '../../access/requests/signInRate.ts';
import { useOneTimeToken } from '../../access/sessions/credentials/oneTimeTokens.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { oauthSchema } from '../../core/schemas.ts';
import type { Services } from '../../core/services.ts';
import { enterBusiness } from '../../database/inBusiness.ts';
import { makeKey } from '../../domains/apiKeys/makeKey.ts';
import { type AuthorizationRequest, scopeOf } from './authorizationRequest.ts';

/** The grant of a code: the details of its one-time token, as stored by `authorizeRoutes`. */
interface Given extends Pick<AuthorizationRequest, 'reads' | 'writes'> {
  readonly application: string;
  readonly environment: Environment;
  readonly redirect_uri: string;
  readonly challenge: string;
  readonly email: string;
}

function refused(): ApiError {
  return new ApiError(
    'OAUTH_CODE_NOT_VALID_ERROR',
    'The authorization code is invalid or has expired. Start the authorization again.',
  );
}

function isProved({ client_id, redirect_uri, code_verifier }: TokenRequest, given: Given): boolean {
  const challenge = createHash('sha256').update(code_verifier).digest('base64url');
  return given.application === client_id && given.redirect_uri === redirect_uri && given.challenge === challenge;
}

/**
 * POST /api/oauth/token: exchanges an authorization code for an API key, once. The first attempt uses the code, even with a
 * wrong verifier, so that the verifier cannot be guessed.
 */
export function tokenRoute(app: FastifyInstance, services: Services): void {
  const { database, config, realTime: now } = services;
  // RFC 6749, section 4.1.3: applications send a form.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(text))));
  });

  app.post<{ Body: TokenRequest }>(
    '/api/oauth/token',
    {
      config: { rateLimit: signInRate(services) },
      schema: { body: oauthSchema('tokenRequest') },
    },
    async (request): Promise<TokenAnswer> => {
      const { drizzle } = database;
      const token = await useOneTimeToken(drizzle, 'AUTHORIZE_APPLICATION', request.body.code, now());
      const given = token?.details as Given | undefined;
      const { applications } = config.current().config.applications.value;
      const application = applications.find(({ id }) => id === given?.application);
      const userId = token?.user_id;
      if (!token?.business_id || !userId || !given || !application || !isProved(request.body, given)) throw refused();
      const scope = { businessId: token.business_id, environment: given.environment };
      const { key } = await drizzle.transaction(async (tx) => {
        await enterBusiness(tx, scope);
        const wanted = {
          name: application.name,
          type: 'SECRET' as const,
          reads: [...given.reads],
          writes: [...given.writes],
          application: application.id,
        };
        return makeKey(tx, scope, wanted, { userId, email: given.email }, now());
      });
      return { access_token: key, token_type: 'Bearer', scope: scopeOf(given) };
    },
  );
}
