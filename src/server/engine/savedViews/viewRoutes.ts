import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ChangeViewRequest, DeleteViewRequest, SavedView, SaveViewRequest } from '#contract/generated/api.ts';
import { VIEW_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { businessTime } from '../../core/clock/businessTime.ts';
import { ApiError, notFound } from '../../core/errors/ApiError.ts';
import { viewSchema } from '../../core/schemas.ts';
import type { Services } from '../../core/services.ts';
import { type BusinessTransaction, inBusiness } from '../../database/inBusiness.ts';
import { assertContext } from '../operations/request/actionRequest.ts';
import { once, readIdempotencyKey } from '../operations/request/idempotency.ts';
import { changeView, deleteView, saveView, type ViewWrite } from './changeViews.ts';
import { ViewReading } from './ViewReading.ts';
import { findDefaultView, findViews, lockView, type ViewRow } from './viewStore.ts';

const LIST_QUERY_SCHEMA = {
  type: 'object',
  required: ['resource'],
  properties: { resource: { type: 'string', maxLength: 64 } },
};

const UNIQUE_VIOLATION = '23505';

/** Reports a violation of the unique index of names, which also covers concurrent requests. */
async function orNameTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    if (cause?.code !== UNIQUE_VIOLATION) throw error;
    throw new ApiError('NAME_TAKEN_ERROR', 'A view with this name already exists.', [
      { field: 'name', message: 'is already used' },
    ]);
  }
}

/** /api/views: saved views of lists, restricted to the fields that the user may see. */
export function viewRoutes(app: FastifyInstance, { pool, config, realTime }: Services): void {
  const limitsNow = () => config.current().limits.list;

  function readingOf(request: FastifyRequest, resource: string): ViewReading {
    const session = request.session();
    return new ViewReading(session, resource, limitsNow(), businessTime(session, realTime()));
  }

  function writeOnce<T>(
    request: FastifyRequest<{ Body: { business_id: string; environment: string } }>,
    work: (tx: BusinessTransaction) => Promise<T>,
  ): Promise<T> {
    const { scope, user } = request.session();
    const key = readIdempotencyKey(request.headers['idempotency-key']);
    const identity = [request.method, request.params, request.body];
    const write = { scope, userId: user.id, key, request: identity, now: realTime() };
    return orNameTaken(inBusiness(pool, scope, (tx) => once(tx, write, () => work(tx))));
  }

  /** The view of the request's id, locked, with the user's access to it. */
  async function findView(tx: BusinessTransaction, request: FastifyRequest, id: string): Promise<[ViewWrite, ViewRow]> {
    const { scope, user } = request.session();
    const viewId = parseRecordId(VIEW_ID_PREFIX, id);
    const row = viewId && (await lockView(tx, { scope, userId: user.id }, viewId));
    if (!row) throw notFound();
    return [{ tx, reading: readingOf(request, row.resource), request, now: realTime() }, row];
  }

  app.get<{ Querystring: { resource: string } }>(
    '/api/views',
    { config: { policy: 'console' }, schema: { querystring: LIST_QUERY_SCHEMA } },
    async (request): Promise<SavedView[]> => {
      const reading = readingOf(request, request.query.resource);
      const { reader, resource } = reading;
      return inBusiness(pool, reader.scope, async (tx) => {
        const rows = await findViews(tx, reader, resource);
        const kept = await findDefaultView(tx, reader, resource);
        return rows.map((row) => reading.describe(row, kept));
      });
    },
  );

  app.post<{ Body: SaveViewRequest }>(
    '/api/views',
    { config: { policy: 'console' }, schema: { body: viewSchema('createView') } },
    async (request): Promise<SavedView> => {
      assertContext(request.session(), request.body);
      const reading = readingOf(request, request.body.resource);
      return writeOnce(request, (tx) => saveView({ tx, reading, request, now: realTime() }, request.body));
    },
  );

  app.patch<{ Params: { id: string }; Body: ChangeViewRequest }>(
    '/api/views/:id',
    { config: { policy: 'console' }, schema: { body: viewSchema('changeView') } },
    async (request): Promise<SavedView> => {
      assertContext(request.session(), request.body);
      return writeOnce(request, async (tx) => {
        const [write, row] = await findView(tx, request, request.params.id);
        return changeView(write, row, request.body);
      });
    },
  );

  app.delete<{ Params: { id: string }; Body: DeleteViewRequest }>(
    '/api/views/:id',
    { config: { policy: 'console' }, schema: { body: viewSchema('deleteView') } },
    async (request): Promise<Record<string, never>> => {
      assertContext(request.session(), request.body);
      return writeOnce(request, async (tx) => {
        const [write, row] = await findView(tx, request, request.params.id);
        return deleteView(write, row);
      });
    },
  );
}
