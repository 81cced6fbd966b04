import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countryTimeZone, isTimeZone } from '#contract/dates/timeZones.ts';
import { countryCurrency } from '#contract/money/currencies.ts';
import { ApiError } from '../errors/ApiError.ts';
import type { Services } from '../services.ts';
import { environmentOf } from './environment.ts';
import { factsOf } from './factsOf.ts';
import { prepareFindSession, type SessionRow } from './findSession.ts';
import { languageOf } from './languageOf.ts';
import type { SessionContext } from './SessionContext.ts';
import { hashToken, isToken } from './tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    sessionContext: SessionContext | undefined;
    /** Who asks. Only for routes behind the session; elsewhere it throws. */
    session(): SessionContext;
  }
  interface FastifyContextConfig {
    /** Answers without a session. Every other route under /api needs one. */
    public?: true;
  }
}

function bearerToken(request: FastifyRequest): string {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ', 2);
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw new ApiError('AUTHENTICATION_ERROR', 'Please log in');
  if (!isToken(token)) throw new ApiError('INVALIDATED_TOKEN', 'This token is not valid; sign in again.');
  return token;
}

function assertUsable(row: SessionRow | undefined, now: Date): asserts row is SessionRow {
  if (row === undefined || row.user.status === 'DELETED') {
    throw new ApiError('INVALIDATED_TOKEN', 'This token is not valid; sign in again.');
  }
  if (row.access_expires <= now) throw new ApiError('JWT_EXPIRED_ERROR', 'This token has expired; renew it.');
}

function contextOf(row: SessionRow, request: FastifyRequest, { config }: Services): SessionContext {
  const { user, business, membership } = row;
  if (business === null || membership === null) {
    throw new ApiError('USER_BUSINESS_NOT_FOUND_ERROR', 'You no longer belong to this business.');
  }
  const environment = environmentOf(request, business.go_live_status);
  const facts = factsOf(business, membership, environment);
  const preferred = user.preferred_timezone;
  const businessZone = isTimeZone(business.time_zone) ? business.time_zone : countryTimeZone(business.country);
  return {
    sessionId: row.session_id,
    user: {
      id: user.user_id,
      fullName: user.full_name,
      email: row.email,
      preferredLanguage: languageOf(user.preferred_language, request.headers['accept-language'], business.country),
      preferredTimeZone: preferred ?? 'SYSTEM',
    },
    business: {
      id: business.business_id,
      name: business.name,
      brand: business.brand,
      country: business.country,
      currency: countryCurrency(business.country),
      goLiveStatus: business.go_live_status,
      timeZone: businessZone,
      internal: business.internal,
    },
    environment,
    scope: { businessId: business.business_id, environment },
    facts,
    resolution: config.resolve(business.brand, facts),
    timeZone: preferred && isTimeZone(preferred) ? preferred : businessZone,
  };
}

/**
 * Finds out who asks, before every route under /api that is not public. Permissions, the business's state and the
 * right to an environment are read from the database each time, never from the token.
 */
export function sessionPlugin(app: FastifyInstance, services: Services): void {
  const findSession = prepareFindSession(services.database);
  app.decorateRequest('sessionContext', undefined);
  app.decorateRequest('session', function session(this: FastifyRequest): SessionContext {
    if (this.sessionContext === undefined) throw new Error('This route has no session.');
    return this.sessionContext;
  });

  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.config.public || !request.url.startsWith('/api/')) return;
    const [row] = await findSession.execute({ hash: hashToken(bearerToken(request)) });
    assertUsable(row, services.now());
    request.sessionContext = contextOf(row, request, services);
  });
}
