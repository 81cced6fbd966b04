import type { FastifyInstance } from 'fastify';
import { parseRecordId } from '#contract/ids/recordId.ts';
import type { SessionContext } from '../../access/sessions/people/SessionContext.ts';
import { clockOf } from '../../core/clock/businessTime.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import { readChecklist } from '../forms/checklist/readChecklist.ts';
import type { EngineServices } from '../operations/operation/operation.ts';
import { unavailableActions, withdrawFiles } from '../operations/run/offeredActions.ts';
import { CappedCounts } from './cappedCounts.ts';
import { LIST_PARAMETERS, parseListQuery, type RawListQuery } from './query/parseListQuery.ts';
import { readAlerts } from './readAlerts.ts';
import { readList } from './readList.ts';
import { addSource, readOffered } from './readOffered.ts';
import { readTabCounts } from './readTabCounts.ts';
import { rejectWrites } from './rejectWrites.ts';
import { nameRelated } from './relatedRecords.ts';
import type { RecordReader } from './statements/selection.ts';

interface ResourceParams {
  resource: string;
  id: string;
}

declare module 'fastify' {
  interface FastifyReply {
    /** The Content-Range header of a list, as in the simple-rest dialect. */
    contentRange: string | undefined;
  }
}

/**
 * Adds Content-Range after compression, which skips responses that already have it. Hooks added after the compression's run
 * after it.
 */
function contentRangeAfterCompression(app: FastifyInstance): void {
  app.decorateReply('contentRange', undefined);
  app.addHook('onRoute', (route) => {
    if (route.url !== '/api/:resource') return;
    const before = route.onSend === undefined ? [] : [route.onSend].flat();
    route.onSend = [
      ...before,
      async (_request, reply, payload) => {
        if (reply.contentRange !== undefined) reply.header('content-range', reply.contentRange);
        return payload;
      },
    ];
  });
}

/**
 * All resources of the config in the simple-rest dialect: GET /api/<resource>, its /counts by tab, and GET
 * /api/<resource>/<id>. Resources that are closed to the user return 404, and writes to others 405.
 */
export function resourceRoutes(app: FastifyInstance, engine: EngineServices): void {
  const { pool, config } = engine;
  const counts = new CappedCounts();
  contentRangeAfterCompression(app);

  function readerOf(session: SessionContext): RecordReader {
    return { pool, now: clockOf(session, engine.realTime) };
  }

  app.get<{ Params: ResourceParams; Querystring: RawListQuery }>(
    '/api/:resource',
    { config: { policy: 'resource', parameters: LIST_PARAMETERS } },
    async (request, reply) => {
      const session = request.session();
      const { scope, resolution, business, timeZone } = session;
      const access = resolution.access.get(request.params.resource);
      if (access === undefined) throw notFound();
      const limits = config.current().limits.list;
      const reader = readerOf(session);
      const context = { access, limits, timeZone, currency: business.currency, now: reader.now() };
      const query = parseListQuery(request.query, context);
      const page = await readList({ ...reader, counts, cap: limits.count_cap }, scope, access, query);
      await nameRelated(reader, scope, resolution.access, access.listRelations, page.records);
      await withdrawFiles(engine, session, access, page.records);
      const unavailable = await unavailableActions(engine, session, access);

      const last = query.start + Math.max(page.records.length - 1, 0);
      reply.contentRange = `${access.name} ${query.start}-${last}/${page.total}`;
      if (page.capped) reply.header('x-count-capped', 'true');
      if (unavailable.length > 0) reply.header('x-unavailable-actions', unavailable.join(','));
      if (page.next) reply.header('x-next-cursor', page.next);
      if (page.previous) reply.header('x-previous-cursor', page.previous);
      return page.records;
    },
  );

  app.get<{ Params: ResourceParams; Querystring: RawListQuery }>(
    '/api/:resource/counts',
    { config: { policy: 'resource', parameters: LIST_PARAMETERS } },
    async (request) => {
      const session = request.session();
      const { scope, resolution, business, timeZone } = session;
      const reader = readerOf(session);
      const access = resolution.access.get(request.params.resource);
      if (access?.tabs === undefined) throw notFound();
      const limits = config.current().limits.list;
      const context = { access, limits, timeZone, currency: business.currency, now: reader.now() };
      const query = parseListQuery(request.query, context);
      return readTabCounts({ ...reader, counts, cap: limits.count_cap }, scope, access, access.tabs, query);
    },
  );

  app.get<{ Params: ResourceParams }>('/api/:resource/:id', { config: { policy: 'resource' } }, async (request) => {
    const session = request.session();
    const { scope, resolution } = session;
    const access = resolution.access.get(request.params.resource);
    if (access?.detailView === undefined) throw notFound();
    const id = parseRecordId(access.record.idPrefix, request.params.id);
    const record = id && (await readOffered(engine, session, access, id));
    if (!record) throw notFound(access.record);
    await nameRelated(readerOf(session), scope, resolution.access, access.detailRelations, [record]);
    await addSource(engine, session, access, record);
    const alerts = await readAlerts(pool, scope, resolution.access, access, id);
    if (alerts) record.alerts = alerts;
    const checklist = access.checklist && (await readChecklist(engine, session, access, id));
    if (checklist) record.checklist = checklist;
    return record;
  });

  rejectWrites(app);
}
