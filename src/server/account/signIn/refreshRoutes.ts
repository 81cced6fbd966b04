import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RefreshRequest, Tokens } from '#contract/generated/api.ts';
import { recordAsBusiness, signInActivity } from '../../access/sessions/activity/authActivity.ts';
import { assertSameOrigin } from '../../access/sessions/assertSameOrigin.ts';
import { isToken } from '../../access/sessions/credentials/tokens.ts';
import { readSecretCookie } from '../../access/sessions/store/sessionCookie.ts';
import { refreshSession } from '../../access/sessions/store/sessions.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { sessionSchema } from '../../core/schemas.ts';
import type { Services } from '../../core/services.ts';
import { businesses, sessions, user_emails, users } from '../../database/schema/index.ts';
import { answerTokens } from './beginSession.ts';

/** Refreshes per minute and address: an office whose users each refresh every quarter of an hour. */
const REFRESHES_PER_MINUTE = 120;

function invalidRefresh(): ApiError {
  return new ApiError('INVALIDATED_TOKEN', 'The refresh token is invalid. Sign in again.');
}

/** POST /api/auth/token/refresh: exchanges a refresh token for new tokens. Throws INVALIDATED_TOKEN. */
export function refreshRoutes(app: FastifyInstance, services: Services): void {
  const { database, config, env, realTime: now } = services;
  const { drizzle } = database;

  /** Records that a session was ended because one of its refresh tokens was used twice. */
  async function recordRevoked(sessionId: string, request: FastifyRequest): Promise<void> {
    const [found] = await drizzle
      .select({ business: businesses, name: users.full_name, email: user_emails.email })
      .from(sessions)
      .innerJoin(users, eq(users.user_id, sessions.user_id))
      .innerJoin(user_emails, eq(user_emails.user_id, sessions.user_id))
      .innerJoin(businesses, eq(businesses.business_id, sessions.business_id))
      .where(eq(sessions.session_id, sessionId))
      .limit(1);
    if (found === undefined) return;
    const activity = signInActivity(found.business, found, request, 'SESSION_REVOKED');
    await drizzle.transaction((tx) => recordAsBusiness(tx, { ...activity, after: { reason: 'TOKEN_REUSED' } }, now()));
  }

  app.post<{ Body: RefreshRequest }>(
    '/api/auth/token/refresh',
    {
      config: { rateLimit: { max: REFRESHES_PER_MINUTE, timeWindow: '1 minute' } },
      schema: { body: sessionSchema('refresh') },
    },
    async (request, reply): Promise<Tokens> => {
      const kept = readSecretCookie(request, env, 'refresh');
      const { refresh_token = kept } = request.body;
      if (request.body.refresh_token === undefined && kept !== undefined) assertSameOrigin(request);
      if (refresh_token === undefined || !isToken(refresh_token)) throw invalidRefresh();
      const limits = config.current().limits.session;
      const refreshed = await drizzle.transaction((tx) => refreshSession(tx, limits, now(), refresh_token));
      if (refreshed !== undefined && 'tokens' in refreshed) {
        const variant = request.body.refresh_token === undefined ? 'refresh_cookie' : refreshed.variant;
        return answerTokens({ request, reply, services }, variant, refreshed.tokens);
      }
      if (refreshed !== undefined) await recordRevoked(refreshed.reusedIn.sessionId, request);
      throw invalidRefresh();
    },
  );
}
