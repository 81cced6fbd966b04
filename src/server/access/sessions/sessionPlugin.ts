import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { ServerEnv } from '../../core/env.ts';
import { ApiError, notFound } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';
import { prepareApiKeyContext } from '../apiKeys/apiKeyContext.ts';
import { ACCESS_HEADER, accessHash } from './accessHash.ts';
import { assertSameBusiness } from './assertSameBusiness.ts';
import { assertSameOrigin } from './assertSameOrigin.ts';
import { hashToken, isToken } from './credentials/tokens.ts';
import { actingMembership } from './people/actingMembership.ts';
import { actingPerson } from './people/actingPerson.ts';
import { environmentOf } from './people/environment.ts';
import type { SessionContext } from './people/SessionContext.ts';
import { prepareFindSession, type SessionRow } from './store/findSession.ts';
import { idleAfter } from './store/idleAfter.ts';
import { readSecretCookie } from './store/sessionCookie.ts';
import { touchSession } from './store/sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    sessionContext: SessionContext | undefined;
    /** The session of the request. Throws in routes without a session. */
    session(): SessionContext;
  }
  interface FastifyContextConfig {
    /** Also available to users who have not confirmed their e-mail, such as signing out. */
    unconfirmed?: true;
    /** For programs: a secret API key is the only credential. */
    apiKeyOnly?: true;
  }
}

/** Response header with the remaining idle time, in milliseconds, after which the page returns to sign-in. */
const IDLE_HEADER = 'x-session-idle';

/** Credentials of a request. */
interface Credentials {
  readonly kind: 'access' | 'cookie';
  readonly token: string;
}

/** The bearer token, else the cookie; a write with a cookie must come from our own pages. Throws when there is neither. */
function readCredentials(request: FastifyRequest, env: ServerEnv): Credentials {
  const { authorization } = request.headers;
  const cookie = authorization === undefined ? readSecretCookie(request, env, 'session') : undefined;
  const [scheme, bearer] = (authorization ?? '').split(' ', 2);
  const token = scheme?.toLowerCase() === 'bearer' && bearer ? bearer : cookie;
  if (token === undefined) throw new ApiError('AUTHENTICATION_ERROR', 'Please log in');
  if (!isToken(token)) throw invalidated();
  if (cookie !== undefined) assertSameOrigin(request);
  return { kind: cookie === undefined ? 'access' : 'cookie', token };
}

function invalidated(): ApiError {
  return new ApiError('INVALIDATED_TOKEN', 'The token is invalid. Sign in again.');
}

function apiKeyMissing(): ApiError {
  return new ApiError(
    'AUTHENTICATION_ERROR',
    'Send a secret API key, either as the user name of HTTP Basic with an empty password, or as a bearer token.',
  );
}

function unconfirmed(): ApiError {
  return new ApiError(
    'EMAIL_NOT_CONFIRMED_ERROR',
    'The e-mail address is not confirmed. Open the link in the confirmation e-mail.',
  );
}

function assertUsable(row: SessionRow | undefined, now: Date): asserts row is SessionRow {
  if (row === undefined || row.user.status === 'DELETED' || row.expires <= now) throw invalidated();
  if (row.idle_expires <= now) {
    throw new ApiError('INVALIDATED_TOKEN', 'The session has expired after inactivity. Sign in again.');
  }
  if (row.token_expires <= now) throw new ApiError('JWT_EXPIRED_ERROR', 'The token has expired. Renew it.');
}

async function contextOf(row: SessionRow, request: FastifyRequest, services: Services): Promise<SessionContext> {
  const { config, database } = services;
  const { business } = row;
  const membership = row.membership ?? (business && (await actingMembership(database, business, row.user.user_id)));
  if (business === null || !membership) {
    throw new ApiError('USER_BUSINESS_NOT_FOUND_ERROR', 'You are no longer a member of this business.');
  }
  const environment = environmentOf(request, business.go_live_status);
  const person = actingPerson(
    { ...row, business, membership },
    environment,
    request.headers['accept-language'],
    config,
  );
  return { sessionId: row.session_id, ...person };
}

/**
 * Authenticates every request of the signed-in scope. Permissions, the state of the
 * business and the access to environments are read from the database at each request, never from the token.
 */
export const sessionPlugin = plugin(
  async (app: FastifyInstance, services: Services) => {
    const findSession = prepareFindSession(services.database);
    const apiKeyContext = prepareApiKeyContext(services);
    app.decorateRequest('sessionContext', undefined);
    app.decorateRequest('session', function session(this: FastifyRequest): SessionContext {
      if (this.sessionContext === undefined)
        throw new Error('This route has no session: it is registered outside the signed-in scope');
      return this.sessionContext;
    });

    app.addHook('preValidation', async (request, reply) => {
      const byKey = await apiKeyContext(request);
      if (byKey !== undefined) {
        request.usedKey = byKey.key;
        request.sessionContext = byKey.session;
        // Rule api-keys.products.
        if (request.routeOptions.config.policy !== 'resource') throw notFound();
        return;
      }
      if (request.routeOptions.config.apiKeyOnly) throw apiKeyMissing();
      const { kind, token } = readCredentials(request, services.env);
      const now = services.realTime();
      const [row] = await findSession.execute({ hash: hashToken(token), kind });
      assertUsable(row, now);
      const context = await contextOf(row, request, services);
      request.sessionContext = context;
      reply.header(ACCESS_HEADER, accessHash(context, services.config.current().config.fingerprint));
      if (row.user.email_confirmed === null && request.routeOptions.config.unconfirmed !== true) throw unconfirmed();
      assertSameBusiness(request, context);
      const idle = idleAfter(request, row, services.config.current().limits.session, now);
      if (idle === undefined) return;
      if (idle.shouldStore) await touchSession(services.database.drizzle, now, row.session_id, idle.milliseconds);
      reply.header(IDLE_HEADER, idle.milliseconds);
    });
  },
  { name: 'session', dependencies: ['errors', 'api-log'] },
);
