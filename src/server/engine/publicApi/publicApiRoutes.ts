import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicNames } from '#compiler/apiAddresses.ts';
import type { Config } from '#compiler/config.ts';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId, parseRecordId } from '#contract/ids/recordId.ts';
import type { SessionContext } from '../../access/sessions/people/SessionContext.ts';
import { clockOf } from '../../core/clock/businessTime.ts';
import { ApiError, notFound } from '../../core/errors/ApiError.ts';
import { sendLater } from '../../database/sendLater.ts';
import type { EngineServices } from '../operations/operation/operation.ts';
import { LIST_BODY_LIMIT, type OpenAction } from '../operations/request/actionRequest.ts';
import { doAction } from '../operations/run/doAction.ts';
import { runOnList, runOnRecord } from '../operations/run/runAction.ts';
import { readList } from '../resources/readList.ts';
import { readChangedRecord, readRecord } from '../resources/readRecord.ts';
import type { ApiRecord } from '../resources/statements/selection.ts';
import { acceptEmptyBodies } from './bodyParsers.ts';
import { type PublicAccess, publicAccess } from './publicAccess.ts';
import { publicQuery } from './publicQuery.ts';
import { withAddresses } from './withAddresses.ts';

interface PublicParams {
  readonly resource: string;
  readonly id: string;
  readonly action: string;
}

/** What a request has of a resource. */
interface Opened extends PublicAccess {
  readonly session: SessionContext;
  /** Its address, without the origin. */
  readonly path: string;
}

/** A page of records. */
interface PublicList {
  readonly data: readonly ApiRecord[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
  readonly previous_cursor: string | null;
}

/** The name of no resource: a key has no permission for it, and a request without a key gets AUTHENTICATION_ERROR first. */
const NO_RESOURCE = '';

const READS = ['GET', 'HEAD'];

/** Routes that the OpenAPI document does not show. */
const HIDDEN = { schema: { hide: true } } as const;

/** Lists under /api/v1 have no total: pages of any length cost the same. */
const NO_COUNTS = { isCapped: () => true, remember: () => undefined };

function createActionOf({ actions }: Opened): OpenAction['action'] | undefined {
  return actions.find(({ scope }) => scope === 'list');
}

function recordActionOf({ actions }: Opened, name: string): OpenAction['action'] | undefined {
  return actions.find(({ scope, id, formerly }) => scope === 'record' && (id === name || formerly?.includes(name)));
}

/** Sets the header Allow. Returns METHOD_NOT_ALLOWED_ERROR. */
function rejectMethod(reply: FastifyReply, path: string, allowed: readonly string[]): ApiError {
  reply.header('allow', allowed.join(', '));
  const methods =
    allowed.length === 1 ? `${allowed[0]} is` : `${allowed.slice(0, -1).join(', ')} and ${allowed.at(-1)} are`;
  return new ApiError(
    'METHOD_NOT_ALLOWED_ERROR',
    `${path} does not accept this method; ${methods} allowed for this key.`,
  );
}

/** The form values of a request. A body may be omitted where the action has no required field. */
function inputOf({ body }: FastifyRequest, { action }: OpenAction): Readonly<Record<string, unknown>> | undefined {
  if (body === undefined || body === null) return undefined;
  const isObject = typeof body === 'object' && !Array.isArray(body);
  if (!isObject) throw new ApiError('API_VALIDATION_ERROR', 'The body must be a JSON object.');
  if (action.form === undefined && Object.keys(body).length > 0)
    throw new ApiError('API_VALIDATION_ERROR', 'The body must be empty: this action takes no values.');
  return body as Readonly<Record<string, unknown>>;
}

/**
 * The public API: what a secret key reads and does at /api/v1/<resource>, as far as the resource declares it (`api.v1`) and
 * its screens open it to the user who created the key. It runs the code of the console's own routes.
 * Rule api-keys.public-api.
 */
export async function publicApiRoutes(app: FastifyInstance, engine: EngineServices): Promise<void> {
  const { pool, config } = engine;
  acceptEmptyBodies(app);

  let known: { readonly config: Config; readonly names: ReadonlyMap<string, string> } | undefined;

  /** Replaces the resource's name under /api/v1 by its own before the key is checked for it. */
  async function nameResource(request: FastifyRequest): Promise<void> {
    const { config: current } = config.current();
    if (known?.config !== current) known = { config: current, names: publicNames(current.resources) };
    const params = request.params as { resource: string };
    params.resource = known.names.get(params.resource) ?? NO_RESOURCE;
  }

  const options = { config: { policy: 'resource', apiKeyOnly: true }, onRequest: nameResource } as const;
  const writes = { ...options, config: { ...options.config, formValues: 'body' } } as const;

  /** Throws DATA_NOT_FOUND_ERROR for a resource that programs do not have. */
  function open(request: FastifyRequest<{ Params: PublicParams }>): Opened {
    const session = request.session();
    const { resource } = request.params;
    const access = session.resolution.access.get(resource);
    const declared = config.current().config.resources.get(resource)?.value.api?.v1;
    if (access === undefined || declared === undefined) throw notFound();
    return { ...publicAccess(access, declared), session, path: `/api/v1/${declared.name ?? resource}` };
  }

  function shown({ reads, session }: Opened, record: ApiRecord): ApiRecord {
    return withAddresses(record, reads.record, config.brand(session.business.brand));
  }

  async function readOne({ reads, session }: Opened, recordId: string): Promise<ApiRecord | undefined> {
    return readRecord({ ...engine, now: clockOf(session, engine.realTime) }, session.scope, reads, recordId);
  }

  /**
   * Runs an action once per Idempotency-Key. Returns the UUID of its record, and the record: as the transaction of the
   * action leaves it, or as it is now for a retry.
   */
  async function runAction(
    request: FastifyRequest,
    access: Opened,
    action: PublicAccess['actions'][number],
    recordId?: string,
  ): Promise<{ readonly recordId: string; readonly record: ApiRecord | undefined }> {
    const { session, reads } = access;
    const opened = { access: reads, action };
    const input = inputOf(request, opened);
    const business_id = formatRecordId(BUSINESS_ID_PREFIX, session.business.id);
    const body = { business_id, environment: session.environment, ...(input && { input }) };
    let changed: Promise<ApiRecord | undefined> | undefined;
    const done = await doAction(engine, { request, body, open: opened, recordId }, async (transaction, run) => {
      const result =
        recordId === undefined ? await runOnList(transaction, run) : await runOnRecord(transaction, run, recordId);
      changed = readChangedRecord(transaction, { now: () => run.now }, session.scope, reads, result.recordId);
      await sendLater(transaction, changed);
      return result.recordId;
    });
    const record = changed === undefined ? await readOne(access, done) : await changed;
    return { recordId: done, record: record && shown(access, record) };
  }

  app.get<{ Params: PublicParams; Querystring: Record<string, unknown> }>(
    '/api/v1/:resource',
    { ...options, config: { ...options.config, parameters: 'checked' } },
    async (request): Promise<PublicList> => {
      const access = open(request);
      const { business, timeZone, scope } = access.session;
      const limits = config.current().limits.list;
      const now = clockOf(access.session, engine.realTime);
      const context = { access: access.reads, limits, timeZone, currency: business.currency, now: now() };
      const query = publicQuery(request.query, access, context);
      const page = await readList({ pool, now, counts: NO_COUNTS, cap: limits.count_cap }, scope, access.reads, query);
      const { records, next, previous } = page;
      const brand = config.brand(business.brand);
      const data = records.map((record) => withAddresses(record, access.reads.record, brand));
      return { data, has_more: next !== undefined, next_cursor: next ?? null, previous_cursor: previous ?? null };
    },
  );

  app.get<{ Params: PublicParams }>('/api/v1/:resource/:id', options, async (request) => {
    const access = open(request);
    const { record } = access.reads;
    const id = parseRecordId(record.idPrefix, request.params.id);
    const found = id === undefined ? undefined : await readOne(access, id);
    if (found === undefined) throw notFound(record);
    return shown(access, found);
  });

  app.post<{ Params: PublicParams }>(
    '/api/v1/:resource',
    { ...writes, bodyLimit: LIST_BODY_LIMIT },
    async (request, reply) => {
      const access = open(request);
      const create = createActionOf(access);
      if (create === undefined) throw rejectMethod(reply, access.path, READS);
      const { recordId, record } = await runAction(request, access, create);
      const id = formatRecordId(access.reads.record.idPrefix, recordId);
      reply.code(201).header('location', `${access.path}/${id}`);
      return record ?? { id };
    },
  );

  app.post<{ Params: PublicParams }>('/api/v1/:resource/:id/:action', writes, async (request) => {
    const access = open(request);
    const { record } = access.reads;
    const { id, action: name } = request.params;
    const action = recordActionOf(access, name);
    const recordId = parseRecordId(record.idPrefix, id);
    if (action === undefined || recordId === undefined) throw notFound(record);
    return (await runAction(request, access, action, recordId)).record ?? { id };
  });

  app.route<{ Params: PublicParams }>({
    ...options,
    ...HIDDEN,
    method: ['PUT', 'PATCH', 'DELETE'],
    url: '/api/v1/:resource',
    handler: (request, reply) => {
      const access = open(request);
      throw rejectMethod(reply, access.path, createActionOf(access) === undefined ? READS : [...READS, 'POST']);
    },
  });

  app.route<{ Params: PublicParams }>({
    ...options,
    ...HIDDEN,
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/api/v1/:resource/:id',
    handler: (request, reply) => {
      throw rejectMethod(reply, `${open(request).path}/<id>`, READS);
    },
  });

  app.route<{ Params: PublicParams }>({
    ...options,
    ...HIDDEN,
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: '/api/v1/:resource/:id/:action',
    handler: (request, reply) => {
      const access = open(request);
      const action = recordActionOf(access, request.params.action);
      if (action === undefined) throw notFound(access.reads.record);
      throw rejectMethod(reply, `${access.path}/<id>/${action.id}`, ['POST']);
    },
  });
}
