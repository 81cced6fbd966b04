import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { recordView } from '#compiler/resolve/fields/recordView.ts';
import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import { today } from '#contract/dates/days.ts';
import type { Column } from '#contract/generated/config.ts';
import { recordActivity } from '../../../core/activity/recordActivity.ts';
import { clockOf } from '../../../core/clock/businessTime.ts';
import { notFound } from '../../../core/errors/ApiError.ts';
import type { Services } from '../../../core/services.ts';
import { inBusiness } from '../../../database/inBusiness.ts';
import { LIST_PARAMETERS, parseListQuery, type RawListQuery, requestTimeZone } from '../query/parseListQuery.ts';
import { ExportLimiter } from './ExportLimiter.ts';
// Rule reports.export-is-the-list.
import { exportCells } from './exportCells.ts';
import { loggedFilter } from './loggedFilter.ts';
import { EXPORT_PARAMETERS, parseExport, type RawExportQuery } from './parseExport.ts';
import { readBatches } from './readBatches.ts';
import { writeCsv } from './writeCsv.ts';

type ExportQuery = RawListQuery & RawExportQuery;

/** Maximum time in which a client reads nothing of its file, in milliseconds, because it occupies a slot. */
const STALLED = 30_000;

/** The access of a list, restricted to the file's columns. */
function narrowed(access: ResourceAccess, columns: readonly Column[]): ResourceAccess {
  return { ...access, listView: recordView(columns, access.record), actions: [], refused: [] };
}

/**
 * GET /api/<resource>/export?format=csv&columns=…&language=… with the list's sort, filter, segment and time_zone: streams
 * the list, in its order, as a file. Returns 404 when the export is closed to the user. Concurrency is limited by
 * `ExportLimiter`.
 */
export function exportRoutes(app: FastifyInstance, { pool, config, realTime }: Services): void {
  const limiter = new ExportLimiter();
  app.get<{ Params: { resource: string }; Querystring: ExportQuery }>(
    '/api/:resource/export',
    { config: { policy: 'resource', parameters: [...LIST_PARAMETERS, ...EXPORT_PARAMETERS] } },
    async (request, reply) => {
      const session = request.session();
      const { scope, resolution, business, user } = session;
      const now = clockOf(session, realTime);
      const access = resolution.access.get(request.params.resource);
      if (access === undefined || access.exportColumns.length === 0) throw notFound();
      const { config: branded } = config.brand(business.brand);
      const context = {
        access,
        limits: config.current().limits.list,
        timeZone: session.timeZone,
        currency: business.currency,
        now: now(),
      };
      const query = parseListQuery({ ...request.query, range: undefined, cursor: undefined }, context);
      const { columns, language } = parseExport(request.query, access, user.preferredLanguage);
      const timeZone = requestTimeZone(request.query, session.timeZone);

      const narrow = narrowed(access, columns);
      const words = branded.messages[language] ?? {};
      const cells = exportCells(columns, { record: access.record, view: narrow.listView, timeZone, words, now: now() });
      const batches = readBatches(pool, scope, narrow, query);
      const name = `${access.name}-${today(timeZone, now())}.csv`;
      const release = await limiter.take(scope.businessId);
      try {
        const { filter, segment, sort } = request.query;
        await inBusiness(pool, scope, (transaction) =>
          recordActivity(
            transaction,
            {
              businessId: scope.businessId,
              environment: scope.environment,
              action: 'LIST_EXPORTED',
              actor: { name: user.fullName, email: user.email },
              origin: { ip: request.ip, userAgent: request.headers['user-agent'] },
              target: { type: 'list', id: access.name },
              after: {
                columns: columns.map(({ field }) => field),
                filter: loggedFilter(access.record, filter),
                segment,
                sort,
                time_zone: timeZone,
              },
            },
            now(),
          ),
        );
        const file = Readable.from(writeCsv(cells, batches), { objectMode: false }).once('close', release);
        reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`);
        reply.raw.setTimeout(STALLED, () => reply.raw.destroy());
        return reply.send(file);
      } catch (error) {
        release();
        throw error;
      }
    },
  );
}
