import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FirstConsole } from '#contract/generated/api.ts';
import { sendUnlessNotModified } from '../../access/requests/sendUnlessNotModified.ts';
import { ENVIRONMENT_COOKIE } from '../../access/sessions/people/environment.ts';
import type { SessionContext } from '../../access/sessions/people/SessionContext.ts';
import { businessTime } from '../../core/clock/businessTime.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { memberships } from '../../database/schema/index.ts';
import { readDismissed } from '../../engine/notifications/readDismissed.ts';
import { readPinned } from '../../engine/preferences/pinnedScreens.ts';
import { readSidebarFolds } from '../../engine/preferences/readSidebarFolds.ts';
import { readSetupStates } from '../summaries/setupFacts.ts';
import { composeConsole, composeFirst } from './composeConsole.ts';
import { showScreens } from './showScreens.ts';

/** Lifetime of the environment cookie: one day. */
const ENVIRONMENT_COOKIE_SECONDS = 86_400;

const FIRST_QUERY = {
  type: 'object',
  required: ['path'],
  additionalProperties: false,
  properties: { path: { type: 'string', maxLength: 500 }, environment: {} },
} as const;

/** GET /api/console, of one screen or whole, and GET /api/messages/<language>. */
export function consoleRoutes(app: FastifyInstance, { config, database, pool, env, realTime }: Services): void {
  /** The number of businesses of the user, including the current one. */
  async function countBusinesses({ user, business }: SessionContext): Promise<number> {
    const own = await database.drizzle.$count(memberships, eq(memberships.user_id, user.id));
    return own + (business.isActedFor ? 1 : 0);
  }

  /** Reads what the person's console is composed of, and renews the environment of the device. */
  async function readParts(request: FastifyRequest, reply: FastifyReply): Promise<Parameters<typeof composeConsole>> {
    const session = request.session();
    const facts = Object.fromEntries(session.resolution.showing.facts);
    const [[dismissed, pinned], states, businessCount, sidebar] = await Promise.all([
      // One transaction, so that pinned screens cost the console no connection of their own.
      inBusiness(pool, session.scope, (tx) =>
        Promise.all([readDismissed(tx, session, realTime()), readPinned(tx, session)]),
      ),
      readSetupStates(pool, session, facts, businessTime(session, realTime())),
      countBusinesses(session),
      readSidebarFolds(database, session.user.id),
    ]);
    const screens = showScreens(session.resolution, { dismissed, states, now: businessTime(session, realTime()) });
    reply.setCookie(ENVIRONMENT_COOKIE, session.environment, {
      path: '/',
      maxAge: ENVIRONMENT_COOKIE_SECONDS,
      sameSite: 'strict',
      secure: env.production,
    });
    return [session, screens, { businessCount, sidebar, pinned }, config];
  }

  app.get('/api/console', { config: { policy: 'person' } }, async (request, reply): Promise<Buffer | FastifyReply> => {
    const { version, body } = composeConsole(...(await readParts(request, reply)));
    reply.type('application/json; charset=utf-8');
    return sendUnlessNotModified(request, reply, version, body);
  });

  app.get<{ Querystring: { path: string } }>(
    '/api/console/first',
    { config: { policy: 'person' }, schema: { querystring: FIRST_QUERY } },
    async (request, reply): Promise<FirstConsole> =>
      composeFirst(request.query.path, ...(await readParts(request, reply))),
  );

  app.get<{ Params: { language: string } }>(
    '/api/messages/:language',
    { config: { policy: 'business' } },
    async (request, reply) => {
      const { config: branded, brand } = config.brand(request.session().business.brand);
      const words = branded.messages[request.params.language];
      if (words === undefined) throw notFound();
      const version = createHash('sha1')
        .update(`${brand.id} ${JSON.stringify(words)}`)
        .digest('base64url');
      return sendUnlessNotModified(request, reply, version, words);
    },
  );
}
