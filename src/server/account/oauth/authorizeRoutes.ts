import type { FastifyInstance } from 'fastify';
import type {
  AuthorizationAnswer,
  AuthorizationDecision,
  AuthorizationQuery,
  AuthorizationView,
} from '#contract/generated/api.ts';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { mayCreateKey } from '../../access/apiKeys/keyPermissions.ts';
import { recordAsBusiness, sessionActivity } from '../../access/sessions/activity/authActivity.ts';
import { createOneTimeToken } from '../../access/sessions/credentials/oneTimeTokens.ts';
import type { SessionContext } from '../../access/sessions/people/SessionContext.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { oauthSchema } from '../../core/schemas.ts';
import type { Services } from '../../core/services.ts';
import { assertContext } from '../../engine/operations/request/actionRequest.ts';
import { type AuthorizationRequest, parseAuthorizationRequest, scopeOf } from './authorizationRequest.ts';

/** Lifetime of an authorization code, in seconds (RFC 6749, section 4.1.2: short, at most ten minutes). */
const CODE_SECONDS = 60;

/** Whether the user may create keys and has the requested permissions. */
function mayGrant({ facts }: SessionContext, requested: Pick<AuthorizationRequest, 'reads' | 'writes'>): boolean {
  const granted = facts.permission ?? [];
  return granted.includes('can_manage_tech_settings') && mayCreateKey(granted, requested);
}

function redirectTo(address: string, answer: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(answer)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}

/** The consent screen at /oauth/authorize: its data and the user's decision. */
export function authorizeRoutes(app: FastifyInstance, services: Services): void {
  const { database, realTime: now } = services;

  app.get<{ Querystring: AuthorizationQuery }>(
    '/api/oauth/authorize',
    { config: { policy: 'person' }, schema: { querystring: oauthSchema('authorizationQuery') } },
    async (request): Promise<AuthorizationView> => {
      const session = request.session();
      const { application, redirectUri, reads, writes } = parseAuthorizationRequest(services, request.query);
      return {
        application: { id: application.id, name: application.name, host: new URL(redirectUri).host },
        business: { id: formatRecordId(BUSINESS_ID_PREFIX, session.business.id), name: session.business.name },
        environment: session.environment,
        reads: [...reads],
        writes: [...writes],
        may_grant: mayGrant(session, { reads, writes }),
      };
    },
  );

  app.post<{ Body: AuthorizationDecision }>(
    '/api/oauth/authorize',
    {
      config: { policy: { permission: ['can_manage_tech_settings'] } },
      schema: { body: oauthSchema('authorizationDecision') },
    },
    async (request): Promise<AuthorizationAnswer> => {
      const session = request.session();
      const { decision, state, code_challenge, ...requested } = request.body;
      assertContext(session, request.body);
      const access = parseAuthorizationRequest(services, requested);
      if (decision === 'DENY') {
        return { redirect_to: redirectTo(access.redirectUri, { error: 'access_denied', state }) };
      }
      if (!mayGrant(session, access)) {
        throw new ApiError('AUTHORIZATION_ERROR', 'The application requests permissions that you do not have.');
      }
      const given = {
        application: access.application.id,
        reads: access.reads,
        writes: access.writes,
        environment: session.environment,
        redirect_uri: access.redirectUri,
        challenge: code_challenge,
        email: session.user.email,
      };
      const code = await database.drizzle.transaction(async (tx) => {
        const made = await createOneTimeToken(
          tx,
          {
            purpose: 'AUTHORIZE_APPLICATION',
            userId: session.user.id,
            businessId: session.business.id,
            details: given,
            seconds: CODE_SECONDS,
          },
          now(),
        );
        const after = { application: access.application.name, scope: scopeOf(access) };
        await recordAsBusiness(tx, { ...sessionActivity(session, 'APPLICATION_AUTHORIZED', request), after }, now());
        return made;
      });
      return { redirect_to: redirectTo(access.redirectUri, { code, state }) };
    },
  );
}
