import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ResolvedCentre } from '#compiler/resolve/settings/resolveCentre.ts';
import type { NotificationList } from '#contract/generated/api.ts';
import { NOTIFICATION_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import type { SessionContext } from '../../../access/sessions/people/SessionContext.ts';
import { notFound } from '../../../core/errors/ApiError.ts';
import type { Services } from '../../../core/services.ts';
import { composeNotification } from './composeNotification.ts';
import { markRead } from './markRead.ts';
import { NotificationStreams } from './NotificationStreams.ts';
import { type NotificationReading, readNotifications } from './readNotifications.ts';

/** The two addresses of the same notifications, which mark one as read by methods of their own. */
const VERSIONS = [
  { address: '/api/notifications', mark: 'PATCH', isSecond: false },
  { address: '/api/v2/notifications', mark: 'POST', isSecond: true },
] as const;

/** Notifications on a page by default: those of the dropdown. */
const LIMIT = 5;

/** Pages reach as far as notifications are counted, and no page has more than 50. `mode` names the environment below /api/v2. */
const QUERY = {
  type: 'object',
  additionalProperties: false,
  properties: {
    environment: { type: 'string' },
    mode: { type: 'string' },
    limit: { type: 'string', pattern: '^([1-9]|[1-4][0-9]|50)$' },
    page: { type: 'string', pattern: '^([1-9][0-9]?|1[0-9][0-9]|200)$' },
  },
};

/** Who does not expect a stream would wait for its end. */
const STREAM_HEADERS = {
  type: 'object',
  required: ['accept'],
  properties: { accept: { type: 'string', pattern: '^text/event-stream' } },
};

interface ListQuery {
  readonly limit?: string;
  readonly page?: string;
}

/** The notification centre of the user. For one who has none, or not this version, it does not exist. */
function centreOf({ resolution: { centre } }: SessionContext, isSecond: boolean): ResolvedCentre {
  if (centre === undefined || (isSecond && !centre.v2)) throw notFound();
  return centre;
}

function readingOf({ scope, user }: SessionContext, { kinds }: ResolvedCentre): NotificationReading {
  return { scope, userId: user.id, kinds: [...kinds.keys()] };
}

/**
 * Lists a person's notifications and marks them as read, at both addresses, and the stream that says when there are new ones.
 * Rule notifications.centre, routes.notifications.
 */
export function centreRoutes(app: FastifyInstance, { pool, database, config }: Services): void {
  const streams = new NotificationStreams(database);
  app.addHook('preClose', async () => streams.end());

  for (const { address, mark, isSecond } of VERSIONS) {
    app.get<{ Querystring: ListQuery }>(
      address,
      { config: { policy: 'business' }, schema: { querystring: QUERY } },
      async (request): Promise<NotificationList> => {
        const session = request.session();
        const centre = centreOf(session, isSecond);
        const { limit = LIMIT, page = 1 } = request.query;
        const wanted = { limit: Number(limit), page: Number(page) };
        const { rows, unread, total } = await readNotifications(pool, readingOf(session, centre), wanted);
        const { country, brand } = session.business;
        const reader = { brand: config.brand(brand), country };
        const notifications = rows.flatMap((row) => {
          const kind = centre.kinds.get(row.kind);
          return kind === undefined ? [] : [composeNotification(row, kind, reader)];
        });
        return { notifications, unread_count: unread, total_count: total };
      },
    );

    app.route<{ Params: { id: string } }>({
      method: mark,
      url: `${address}/:id/read`,
      config: { policy: 'business' },
      handler: async (request, reply) => {
        const session = request.session();
        const centre = centreOf(session, isSecond);
        const id = parseRecordId(NOTIFICATION_ID_PREFIX, request.params.id);
        if (id === undefined || !(await markRead(pool, readingOf(session, centre), id))) throw notFound();
        return reply.code(204).send();
      },
    });

    app.post(`${address}/read-all`, { config: { policy: 'business' } }, async (request, reply) => {
      const session = request.session();
      await markRead(pool, readingOf(session, centreOf(session, isSecond)));
      return reply.code(204).send();
    });
  }

  async function stream(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const session = request.session();
    centreOf(session, false);
    const output = await streams.add(session.scope, session.user.id);
    // A proxy that collects a response would hold the announcements.
    return reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(output);
  }
  const route = { config: { policy: 'business' }, schema: { headers: STREAM_HEADERS }, compress: false } as const;
  app.get('/api/notifications/stream', route, stream);
}
