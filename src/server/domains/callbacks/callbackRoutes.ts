import type { FastifyInstance } from 'fastify';
import { formatRecordId, parseRecordId } from '#contract/ids/recordId.ts';
import { originOf } from '../../access/sessions/activity/originOf.ts';
import { businessTime, clockOf } from '../../core/clock/businessTime.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import type { EngineServices } from '../../engine/operations/operation/operation.ts';
import { findAction } from '../../engine/operations/request/actionRequest.ts';
import { once, readIdempotencyKey } from '../../engine/operations/request/idempotency.ts';
import { runOnRecord } from '../../engine/operations/run/runAction.ts';
import { CappedCounts } from '../../engine/resources/cappedCounts.ts';
import { parseListQuery } from '../../engine/resources/query/parseListQuery.ts';
import { readList } from '../../engine/resources/readList.ts';
import type { ApiRecord } from '../../engine/resources/statements/selection.ts';

interface CallbackParams {
  id: string;
}

/** Maximum number of deliveries in a response. */
const MAX_EVENTS = 100;

/**
 * Endpoints of the API specification: GET /api/webhooks/<id>/events returns the deliveries of a callback, and POST
 * /api/callback_requests/<id> resends it, for users who have access to them.
 * Rule callbacks.program-routes.
 */
export function callbackRoutes(
  app: FastifyInstance,
  { pool, config, realTime, operationHandler }: EngineServices,
): void {
  const counts = new CappedCounts();

  app.get<{ Params: CallbackParams }>(
    '/api/webhooks/:id/events',
    { config: { policy: 'console' } },
    async (request): Promise<readonly ApiRecord[]> => {
      const session = request.session();
      const { scope, resolution, timeZone, business } = session;
      const now = clockOf(session, realTime);
      const parent = resolution.access.get('callbacks');
      const access = resolution.access.get('callback-events');
      const id = parent && parseRecordId(parent.record.idPrefix, request.params.id);
      if (parent === undefined || access === undefined || id === undefined) throw notFound();
      const limits = config.current().limits.list;
      const rawQuery = {
        range: JSON.stringify([0, MAX_EVENTS - 1]),
        filter: JSON.stringify({ callback_id: formatRecordId(parent.record.idPrefix, id) }),
      };
      const query = parseListQuery(rawQuery, { access, limits, timeZone, currency: business.currency, now: now() });
      const { records } = await readList({ pool, now, counts, cap: limits.count_cap }, scope, access, query);
      return records;
    },
  );

  app.post<{ Params: CallbackParams }>(
    '/api/callback_requests/:id',
    { config: { policy: 'console' } },
    async (request): Promise<{ id: string }> => {
      const session = request.session();
      const open = findAction(request, 'callbacks', 'resend', ['record']);
      const recordId = parseRecordId(open.access.record.idPrefix, request.params.id);
      if (recordId === undefined) throw notFound();
      const { scope } = session;
      const header = request.headers['idempotency-key'];
      const key = header === undefined ? undefined : readIdempotencyKey(header);
      const brand = config.brand(session.business.brand);
      const run = {
        ...open,
        session,
        origin: originOf(request),
        brand,
        input: {},
        now: businessTime(session, realTime()),
        operationHandler,
      };
      return inBusiness(pool, scope, async (transaction) => {
        const resend = async () => ({ id: (await runOnRecord(transaction, run, recordId)).id });
        if (key === undefined) return resend();
        const identity = ['callback_requests', request.params.id];
        return once(transaction, { scope, userId: session.user.id, key, request: identity, now: run.now }, resend);
      });
    },
  );
}
