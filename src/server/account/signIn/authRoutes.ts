import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RefreshRequest, SignOutRequest, SwitchBusinessRequest, Tokens } from '#contract/generated/api.ts';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { assertSameOrigin } from '../../access/sessions/assertSameOrigin.ts';
import { recordAsBusiness, sessionActivity, signInActivity } from '../../access/sessions/authActivity.ts';
import { findOwnBusiness } from '../../access/sessions/findPerson.ts';
import { clearSecretCookies, readSecretCookie } from '../../access/sessions/sessionCookie.ts';
import { endSessions, moveSession, refreshSession, sessionOfToken } from '../../access/sessions/sessions.ts';
import { isToken } from '../../access/sessions/tokens.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { sessionSchema } from '../../core/schemas.ts';
import type { Services } from '../../core/services.ts';
import { businesses, sessions, user_emails, users } from '../../database/schema/index.ts';
import { answerTokens, openSession, type SessionAnswer } from './beginSession.ts';

/** Renewals a minute from one address: an office whose people each renew every quarter of an hour. */
const REFRESHES_PER_MINUTE = 120;

function invalidRefresh(): ApiError {
  return new ApiError('INVALIDATED_TOKEN', 'The refresh token is invalid. Sign in again.');
}

/** Renewal, sign-out and the switch of business. */
export function authRoutes(app: FastifyInstance, services: Services): void {
  const { database, config, env, now } = services;
  const { drizzle } = database;

  /** Writes down that a session was ended because one of its refresh tokens was used twice. */
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
      config: { public: true, rateLimit: { max: REFRESHES_PER_MINUTE, timeWindow: '1 minute' } },
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

  async function signOut(request: FastifyRequest, reply: FastifyReply, token: string | undefined) {
    const session = request.session();
    // Whoever holds a token may end what it opens.
    const named = token !== undefined && isToken(token) ? await sessionOfToken(drizzle, token) : undefined;
    const sessionIds = named === undefined ? [session.sessionId] : [session.sessionId, named];
    await drizzle.transaction(async (tx) => {
      await endSessions(tx, now(), { sessionIds }, 'SIGNED_OUT');
      await recordAsBusiness(tx, sessionActivity(session, 'SIGN_OUT', request), now());
    });
    clearSecretCookies(request, reply, env);
    reply.header('clear-site-data', '"cache"');
    return {};
  }

  app.delete<{ Body: SignOutRequest | undefined }>(
    '/api/auth/token',
    { config: { policy: 'person', unconfirmed: true }, schema: { body: sessionSchema('signOut') } },
    (request, reply) => signOut(request, reply, request.body?.token),
  );
  app.post('/api/logout', { config: { policy: 'person', unconfirmed: true } }, (request, reply) =>
    signOut(request, reply, undefined),
  );

  // The specification names the address by the variant; either answers in the variant of the session.
  for (const address of ['/api/switch-business', '/api/switch_business!']) {
    app.post<{ Body: SwitchBusinessRequest }>(
      address,
      { config: { policy: 'person' }, schema: { body: sessionSchema('switchBusiness') } },
      async (request, reply): Promise<SessionAnswer> => {
        const session = request.session();
        const businessId = parseRecordId(BUSINESS_ID_PREFIX, request.body.business_id);
        const business = businessId && (await findOwnBusiness(database, businessId, session.user.id));
        if (!business) throw new ApiError('USER_BUSINESS_NOT_FOUND_ERROR', 'You are not a member of this business.');
        const actor = { name: session.user.fullName, email: session.user.email };
        const activity = signInActivity(business, actor, request, 'BUSINESS_SWITCHED');
        return drizzle.transaction(async (tx) => {
          const moved = await moveSession(tx, now(), session.sessionId, business.business_id);
          const answer = await openSession(tx, { request, reply, services }, moved);
          await recordAsBusiness(tx, activity, now());
          return answer;
        });
      },
    );
  }
}
