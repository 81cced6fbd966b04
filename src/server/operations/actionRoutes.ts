import type { FastifyInstance } from 'fastify';
import { parseRecordId } from '#contract/ids/recordId.ts';
import type { BusinessTransaction } from '../db/inBusiness.ts';
import { ApiError, notFound } from '../errors/ApiError.ts';
import { createJob } from '../jobs/createJob.ts';
import type { JobWorker } from '../jobs/JobWorker.ts';
import { jobId } from '../jobs/jobAnswer.ts';
import { selectionIds } from '../jobs/selectionIds.ts';
import type { Services } from '../services.ts';
import { offerUndo, type UndoOffer } from '../undo/offerUndo.ts';
import {
  ACTION_BODY_SCHEMA,
  type ActionBody,
  assertContext,
  findAction,
  LIST_ACTION_BODY_SCHEMA,
  type SelectionBody,
} from './actionRequest.ts';
import { doAction } from './doAction.ts';
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
  readonly undo?: UndoOffer;
  /** What is shown once: a retry answers without it. */
  readonly reveal?: string;
}

function isOnSelection(body: ActionBody | SelectionBody): body is SelectionBody {
  return 'selection' in body;
}

function misplaced(scope: string): ApiError {
  const message = scope === 'selection' ? 'must say which records' : 'must be left out: this action makes a record';
  return new ApiError('API_VALIDATION_ERROR', 'The request is not valid.', [{ field: 'selection', message }]);
}

/**
 * POST /api/<resource>/<id>/actions/<action> on one record, and POST /api/<resource>/actions/<action>, which makes a
 * record or begins a job over selected ones (202); with an Idempotency-Key.
 */
export function actionRoutes(app: FastifyInstance, services: Services, worker: JobWorker): void {
  const { config, now } = services;

  async function answer(transaction: BusinessTransaction, run: ActionRun, done: ActionDone): Promise<ActionAnswer> {
    const expires = new Date(run.now.getTime() + config.current().limits.actions.undo_seconds * 1000);
    const undo = await offerUndo(transaction, { ...run, ...done, expires });
    return { id: done.id, ...(undo && { undo }) };
  }

  app.post<{ Params: RecordActionParams; Body: ActionBody }>(
    '/api/:resource/:id/actions/:action',
    { config: { policy: 'console' }, schema: { body: ACTION_BODY_SCHEMA } },
    async (request): Promise<ActionAnswer> => {
      const { params, body } = request;
      assertContext(request.session(), body);
      const open = findAction(request, params.resource, params.action, ['record']);
      const recordId = parseRecordId(open.access.record.idPrefix, params.id);
      if (recordId === undefined) throw notFound();
      return doAction(services, { request, open, recordId }, async (transaction, run) =>
        answer(transaction, run, await runOnRecord(transaction, run, recordId)),
      );
    },
  );

  app.post<{ Params: ListActionParams; Body: ActionBody | SelectionBody }>(
    '/api/:resource/actions/:action',
    { config: { policy: 'console' }, schema: { body: LIST_ACTION_BODY_SCHEMA } },
    async (request, reply): Promise<ActionAnswer | { job: string }> => {
      const { params, body } = request;
      const session = request.session();
      assertContext(session, body);
      const open = findAction(request, params.resource, params.action, ['list', 'selection']);
      const { scope } = open.action;
      if (isOnSelection(body) !== (scope === 'selection')) throw misplaced(scope);
      const asked = { request, open, recordId: undefined };
      if (!isOnSelection(body)) {
        let reveal: string | undefined;
        const answered = await doAction(services, asked, async (transaction, run) => {
          const done = await runOnList(transaction, run);
          // Beside the answer, which is kept for retries.
          reveal = done.reveal;
          return answer(transaction, run, done);
        });
        return reveal === undefined ? answered : { ...answered, reveal };
      }
      const reader = { limits: config.current().limits, access: open.access, session, now: now() };
      const started = await doAction(services, asked, async (transaction, run) => {
        const id = await createJob(transaction, run, await selectionIds({ ...reader, transaction }, body.selection));
        return { job: jobId(id) };
      });
      worker.wake();
      reply.code(202);
      return started;
    },
  );
}
