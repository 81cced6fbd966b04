import type { FastifyInstance } from 'fastify';
import type { SearchAnswer } from '#contract/generated/api.ts';
import type { SessionContext } from '../../access/sessions/people/SessionContext.ts';
import { clockOf } from '../../core/clock/businessTime.ts';
import type { Services } from '../../core/services.ts';
import { sidebarAddresses } from '../../engine/preferences/pinnedScreens.ts';
import { CappedCounts } from '../../engine/resources/cappedCounts.ts';
import { searchLists } from '../../engine/resources/searchLists.ts';

interface SearchQuery {
  readonly q: string;
}

const QUERY = {
  type: 'object',
  additionalProperties: false,
  required: ['q'],
  properties: { environment: { type: 'string' }, q: { type: 'string', minLength: 3, maxLength: 100 } },
};

/** The lists that are open to the person, in the order of their sidebar; others after them. */
function listsInOrder({ resolution }: Pick<SessionContext, 'resolution'>) {
  const { screens, access } = resolution;
  const order = sidebarAddresses(screens);
  const placeOf = (name: string) => {
    const place = order.indexOf(screens.resources[name]?.path ?? '');
    return place === -1 ? order.length : place;
  };
  return [...access.values()].sort((one, other) => placeOf(one.name) - placeOf(other.name));
}

/** GET /api/search: the records that a text finds in any list of the person. Rule lists.search-everywhere. */
export function searchRoutes(app: FastifyInstance, { pool, config, realTime }: Services): void {
  const counts = new CappedCounts();
  app.get<{ Querystring: SearchQuery }>(
    '/api/search',
    { config: { policy: 'person' }, schema: { querystring: QUERY } },
    async (request): Promise<SearchAnswer> => {
      const session = request.session();
      const { scope, business, timeZone } = session;
      const limits = config.current().limits.list;
      const now = clockOf(session, realTime);
      const reader = { pool, now, counts, cap: limits.count_cap };
      const context = { limits, timeZone, currency: business.currency, now: now() };
      const found = await searchLists(reader, scope, listsInOrder(session), request.query.q.trim(), context);
      return {
        lists: found.map(({ access, records }) => ({ resource: access.name, records: [...records] })),
      };
    },
  );
}
