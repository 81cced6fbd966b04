import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignOutRequest } from '#contract/generated/api.ts';
import { recordAsBusiness, sessionActivity } from '../../access/sessions/activity/authActivity.ts';
import { isToken } from '../../access/sessions/credentials/tokens.ts';
import { clearSecretCookies } from '../../access/sessions/store/sessionCookie.ts';
import { endSessions, sessionOfToken } from '../../access/sessions/store/sessions.ts';
import { sessionSchema } from '../../core/schemas.ts';
import type { Services } from '../../core/services.ts';

/** Sign-out: DELETE /api/auth/token, which also ends the session of a token in its body, and POST /api/logout. */
export function signOutRoutes(app: FastifyInstance, { database, env, realTime: now }: Services): void {
  const { drizzle } = database;

  async function signOut(request: FastifyRequest, reply: FastifyReply, token: string | undefined) {
    const session = request.session();
    // Possession of a token is enough to end its session.
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
}
