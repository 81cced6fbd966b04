import type { FastifyInstance } from 'fastify';
import { answerFields, type RecordView } from '#compiler/resolve/fields/recordView.ts';
import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import type { DeveloperAnswer } from '#contract/generated/api.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { clockOf } from '../../core/clock/businessTime.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import type { BusinessScope } from '../../database/inBusiness.ts';
import type { EngineServices } from '../operations/operation/operation.ts';
import { type ListReader, readList } from '../resources/readList.ts';
import { readRecord } from '../resources/readRecord.ts';
import type { ApiRecord } from '../resources/statements/selection.ts';
import { publicAccess } from './publicAccess.ts';
import { withAddresses } from './withAddresses.ts';

/** Requests and callbacks of a record that are shown, at most. */
const NEWEST = 10;

/** Deliveries of all these callbacks, at most. */
const MOST_ATTEMPTS = 100;

/** Nothing here says how many there are in all. */
const NO_COUNTS = { isCapped: () => true, remember: () => undefined };

/** The fields alone, and those of `more` that are not among them. */
function plainView(view: RecordView, more: readonly string[] = []): RecordView {
  return { ...view, fields: [...new Set([...view.fields, ...more])], computed: [], tones: [], blocks: [] };
}

/** A record's screen without its actions and notices. */
function plainAccess(access: ResourceAccess): ResourceAccess {
  const view = access.detailView && plainView(access.detailView);
  return { ...access, detailView: view, actions: [], refused: [], alerts: [], checklist: undefined };
}

/** Where records are read, and by whom. */
interface Reading {
  readonly reader: ListReader;
  readonly scope: BusinessScope;
}

/** The newest records of a list whose field has one of the values, with all that their own screens show. */
async function readNewest(
  { reader, scope }: Reading,
  access: ResourceAccess,
  condition: { readonly field: string; readonly values: readonly string[] },
  size: number,
): Promise<readonly ApiRecord[]> {
  const view = plainView(access.detailView ?? access.listView, [condition.field]);
  const whole = { ...plainAccess(access), listView: view, listFields: answerFields(view) };
  const { records } = await readList(reader, scope, whole, {
    sort: { field: 'created', order: 'desc' },
    size,
    start: 0,
    cursor: undefined,
    conditions: [{ kind: 'one-of', ...condition }],
    segment: [],
    search: undefined,
  });
  return records;
}

/** Each callback about the record, with its deliveries, as far as they are open. */
async function readCallbacks(
  reading: Reading,
  { callbacks, events }: { readonly callbacks: ResourceAccess; readonly events: ResourceAccess | undefined },
  id: string,
): Promise<NonNullable<DeveloperAnswer['callbacks']>> {
  const found = await readNewest(reading, callbacks, { field: 'reference', values: [id] }, NEWEST);
  const { idPrefix } = callbacks.record;
  const values = found.flatMap((callback) => parseRecordId(idPrefix, String(callback.id)) ?? []);
  const attempts =
    events === undefined || values.length === 0
      ? []
      : await readNewest(reading, events, { field: 'callback_id', values }, MOST_ATTEMPTS);
  return found.map((callback) => ({
    callback,
    attempts: attempts.filter(({ callback_id: of }) => of === callback.id),
  }));
}

/**
 * GET /api/<resource>/<id>/developer: the record as programs read it, the requests with an API key that made or name it, and
 * its callbacks. Each part is read as its own screen reads it, and is absent where that is closed. 404 for those who do not
 * have the drawer, and for records of other businesses and environments.
 * Rule details.developer-drawer.
 */
export function developerRoute(app: FastifyInstance, { pool, config, realTime }: EngineServices): void {
  app.get<{ Params: { resource: string; id: string } }>(
    '/api/:resource/:id/developer',
    { config: { policy: 'console' } },
    async (request): Promise<DeveloperAnswer> => {
      const session = request.session();
      const { scope, resolution, business } = session;
      const { resource, id } = request.params;
      const access = resolution.access.get(resource);
      if (access === undefined || !resolution.developer.has(resource)) throw notFound();
      const recordId = parseRecordId(access.record.idPrefix, id);
      const now = clockOf(session, realTime);
      const current = config.current();
      const v1 = current.config.resources.get(resource)?.value.api?.v1;
      const reads = v1 === undefined ? plainAccess(access) : publicAccess(access, v1).reads;
      const record = recordId && (await readRecord({ pool, now }, scope, reads, recordId));
      if (!record) throw notFound(access.record);
      const reader = { pool, now, counts: NO_COUNTS, cap: current.limits.list.count_cap };
      const logs = resolution.access.get('api-logs');
      const callbacks = resolution.access.get('callbacks');
      const events = resolution.access.get('callback-events');
      const values = [id];
      return {
        record: v1 === undefined ? record : withAddresses(record, access.record, config.brand(business.brand)),
        ...(v1 && { path: `/api/v1/${v1.name ?? resource}/${id}` }),
        ...(logs && {
          requests: [...(await readNewest({ reader, scope }, logs, { field: 'record_id', values }, NEWEST))],
        }),
        ...(callbacks && { callbacks: await readCallbacks({ reader, scope }, { callbacks, events }, id) }),
      };
    },
  );
}
