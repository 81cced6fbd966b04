import { and, desc, eq, ne } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OwnSession } from '#contract/generated/api.ts';
import { SESSION_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId, parseRecordId } from '#contract/ids/recordId.ts';
import { recordAsBusiness, sessionActivity } from '../../access/sessions/activity/authActivity.ts';
import { endSessions, isLive } from '../../access/sessions/store/sessions.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';
import { sessions } from '../../database/schema/index.ts';

/** Maximum number of listed sessions, most recently used first. */
const SHOWN = 50;

/** Lists the user's sessions and ends them. Rule session.own-sessions. */
export function ownSessionRoutes(app: FastifyInstance, { database, realTime: now }: Services): void {
  const { drizzle } = database;

  app.get('/api/user/sessions', { config: { policy: 'person' } }, async (request): Promise<OwnSession[]> => {
    const { user, sessionId } = request.session();
    const rows = await drizzle
      .select()
      .from(sessions)
      .where(and(eq(sessions.user_id, user.id), isLive(now())))
      .orderBy(desc(sessions.last_action))
      .limit(SHOWN);
    return rows.map((row) => ({
      id: formatRecordId(SESSION_ID_PREFIX, row.session_id),
      created: row.created.toISOString(),
      last_action: row.last_action.toISOString(),
      ip: row.ip,
      user_agent: row.user_agent,
      current: row.session_id === sessionId,
    }));
  });

  /** Ends sessions of the user except the current one. Returns their number. */
  async function end(request: FastifyRequest, only: string | undefined): Promise<number> {
    const session = request.session();
    const { user, sessionId } = session;
    const which = only === undefined ? ne(sessions.session_id, sessionId) : eq(sessions.session_id, only);
    return drizzle.transaction(async (tx) => {
      const found = await tx
        .select({ id: sessions.session_id })
        .from(sessions)
        .where(and(eq(sessions.user_id, user.id), isLive(now()), which, ne(sessions.session_id, sessionId)));
      const sessionIds = found.map(({ id }) => id);
      if (sessionIds.length === 0) return 0;
      await endSessions(tx, now(), { sessionIds }, 'SIGNED_OUT');
      const after = { reason: 'SIGNED_OUT_ELSEWHERE', sessions: sessionIds.length };
      await recordAsBusiness(tx, { ...sessionActivity(session, 'SESSION_REVOKED', request), after }, now());
      return sessionIds.length;
    });
  }

  app.delete('/api/user/sessions', { config: { policy: 'person' } }, async (request): Promise<{ ended: number }> => {
    return { ended: await end(request, undefined) };
  });

  app.delete<{ Params: { id: string } }>(
    '/api/user/sessions/:id',
    { config: { policy: 'person' } },
    async (request): Promise<{ ended: number }> => {
      const id = parseRecordId(SESSION_ID_PREFIX, request.params.id);
      const ended = id === undefined ? 0 : await end(request, id);
      if (ended === 0) throw notFound();
      return { ended };
    },
  );
}
