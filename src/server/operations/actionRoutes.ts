import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { type BusinessTransaction, inBusiness } from '../db/inBusiness.ts';
import { notFound } from '../errors/ApiError.ts';
import { originOf } from '../identity/authRoutes.ts';
import type { Services } from '../services.ts';
import {
  ACTION_BODY_SCHEMA,
  type ActionBody,
  assertContext,
  findAction,
  type OpenAction,
  readInput,
} from './actionRequest.ts';
import { once, readIdempotencyKey } from './idempotency.ts';
import { type ActionDone, type ActionRun, runOnList, runOnRecord } from './runAction.ts';

interface ListActionParams {
  resource: string;
  action: string;
}

interface RecordActionParams extends ListActionParams {
  id: string;
}

/** What an action answers. */
interface ActionAnswer {
  /** The record it was done to, or that it made. */
  readonly id: string;
}

/** POST /api/<resource>/<id>/actions/<action> and POST /api/<resource>/actions/<action>, with an Idempotency-Key. */
export function actionRoutes(app: FastifyInstance, { pool, now }: Services): void {
  async function answerOnce(
    request: FastifyRequest<{ Params: ListActionParams; Body: ActionBody }>,
    open: OpenAction,
    work: (transaction: BusinessTransaction, run: ActionRun) => Promise<ActionDone>,
  ): Promise<ActionAnswer> {
    const session = request.session();
    const { params, body } = request;
    const input = readInput(open, body);
    const key = readIdempotencyKey(request.headers['idempotency-key']);
    const write = { scope: session.scope, userId: session.user.id, key, request: [params, body], now: now() };
    const run = { ...open, session, origin: originOf(request), input, now: now() };
    return inBusiness(pool, session.scope, (transaction) =>
      once(transaction, write, async () => {
        const { id } = await work(transaction, run);
        return { id };
      }),
    );
  }

  app.post<{ Params: RecordActionParams; Body: ActionBody }>(
    '/api/:resource/:id/actions/:action',
    { schema: { body: ACTION_BODY_SCHEMA } },
    async (request) => {
      const { params, body } = request;
      assertContext(request.session(), body);
      const open = findAction(request, params.resource, params.action, ['record']);
      const recordId = parseRecordId(open.access.record.idPrefix, params.id);
      if (recordId === undefined) throw notFound();
      return answerOnce(request, open, (transaction, run) => runOnRecord(transaction, run, recordId));
    },
  );

  app.post<{ Params: ListActionParams; Body: ActionBody }>(
    '/api/:resource/actions/:action',
    { schema: { body: ACTION_BODY_SCHEMA } },
    async (request) => {
      assertContext(request.session(), request.body);
      const open = findAction(request, request.params.resource, request.params.action, ['list']);
      return answerOnce(request, open, runOnList);
    },
  );
}
