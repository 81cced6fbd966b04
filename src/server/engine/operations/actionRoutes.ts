import type { FastifyInstance } from 'fastify';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { businessTime } from '../../core/clock/businessTime.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import type { BusinessTransaction, ConnectedTransaction } from '../../database/inBusiness.ts';
import { createJob } from '../jobs/createJob.ts';
import type { JobStarter } from '../jobs/jobQueue.ts';
import { jobId } from '../jobs/jobResponse.ts';
import { selectionIds } from '../jobs/selectionIds.ts';
import { offerUndo, type UndoOffer } from '../undo/offerUndo.ts';
import type { EngineServices } from './operation/operation.ts';
import { requireAgreed } from './previews/actionPreview.ts';
import { requireAgreedSelection } from './previews/selectionPreview.ts';
import {
  ACTION_BODY_SCHEMA,
  type ActionBody,
  assertContext,
  FORM_VALUES,
  findAction,
  LIST_ACTION_BODY_SCHEMA,
  LIST_BODY_LIMIT,
  type SelectionBody,
  selectionOf,
} from './request/actionRequest.ts';
import type { ActionDone, ActionRun } from './run/ActionRun.ts';
import { doAction, type RequestedAction } from './run/doAction.ts';
import { isOpenForRecord } from './run/lockRecord.ts';
import { runOnList, runOnRecord } from './run/runAction.ts';

interface ListActionParams {
  resource: string;
  action: string;
}

interface RecordActionParams extends ListActionParams {
  id: string;
}

/** Response of an action. */
interface ActionResponse {
  /** The record it changed or created. */
  readonly id: string;
  readonly undo?: UndoOffer;
  /** The record no longer belongs to the resource after the action. */
  readonly left?: true;
  /** A secret that is shown once; omitted from the response of a retry. */
  readonly reveal?: string;
  /** The page on which the person goes on; omitted from the response of a retry. */
  readonly leads_to?: string;
}

/**
 * POST /api/<resource>/<id>/actions/<action> runs an action on one record. POST /api/<resource>/actions/<action> creates a
 * record, or starts a job on selected ones (202). Both need an Idempotency-Key.
 */
export function actionRoutes(app: FastifyInstance, services: EngineServices, worker: JobStarter): void {
  const { config, realTime } = services;

  async function answer(transaction: BusinessTransaction, run: ActionRun, done: ActionDone): Promise<ActionResponse> {
    await requireAgreed(transaction, run, done);
    const expires = new Date(run.now.getTime() + config.current().limits.actions.undo_seconds * 1000);
    const undo = await offerUndo(transaction, { ...run, ...done, expires });
    return { id: done.id, ...(undo && { undo }) };
  }

  async function answerOn(
    transaction: BusinessTransaction,
    run: ActionRun,
    recordId: string,
    done: ActionDone,
  ): Promise<ActionResponse> {
    const answered = await answer(transaction, run, done);
    const isThere = await isOpenForRecord(transaction, { ...run, scope: run.session.scope, recordId });
    return isThere === undefined ? { ...answered, left: true } : answered;
  }

  /** Runs an action once. A secret that is shown once, or is part of an address, is added to the response, but not stored for retries. */
  async function answerOnce(
    requested: RequestedAction,
    work: (transaction: ConnectedTransaction, run: ActionRun) => Promise<{ done: ActionDone; answer: ActionResponse }>,
  ): Promise<ActionResponse> {
    let once: Pick<ActionResponse, 'reveal' | 'leads_to'> = {};
    const answered = await doAction(services, requested, async (transaction, run) => {
      const result = await work(transaction, run);
      const { reveal, leads_to } = result.done.outcome;
      once = { ...(reveal !== undefined && { reveal }), ...(leads_to !== undefined && { leads_to }) };
      return result.answer;
    });
    return { ...answered, ...once };
  }

  app.post<{ Params: RecordActionParams; Body: ActionBody }>(
    '/api/:resource/:id/actions/:action',
    { config: { policy: 'resource', formValues: FORM_VALUES }, schema: { body: ACTION_BODY_SCHEMA } },
    async (request): Promise<ActionResponse> => {
      const { params, body } = request;
      assertContext(request.session(), body);
      const open = findAction(request, params.resource, params.action, ['record']);
      const recordId = parseRecordId(open.access.record.idPrefix, params.id);
      if (recordId === undefined) throw notFound();
      return answerOnce({ request, body, open, recordId }, async (transaction, run) => {
        const done = await runOnRecord(transaction, run, recordId);
        return { done, answer: await answerOn(transaction, run, recordId, done) };
      });
    },
  );

  app.post<{ Params: ListActionParams; Body: ActionBody | SelectionBody }>(
    '/api/:resource/actions/:action',
    {
      config: { policy: 'resource', formValues: FORM_VALUES },
      bodyLimit: LIST_BODY_LIMIT,
      schema: { body: LIST_ACTION_BODY_SCHEMA },
    },
    async (request, reply): Promise<ActionResponse | { job: string }> => {
      const { params, body } = request;
      const session = request.session();
      assertContext(session, body);
      const open = findAction(request, params.resource, params.action, ['list', 'selection']);
      const selection = selectionOf(open, body);
      const requested = { request, body, open, recordId: undefined };
      if (selection === undefined) {
        return answerOnce(requested, async (transaction, run) => {
          const done = await runOnList(transaction, run);
          return { done, answer: await answer(transaction, run, done) };
        });
      }
      const reader = {
        limits: config.current().limits,
        access: open.access,
        session,
        now: businessTime(session, realTime()),
      };
      const started = await doAction(services, requested, async (transaction, run) => {
        const recordIds = await selectionIds({ ...reader, transaction }, selection);
        await requireAgreedSelection(transaction, run, recordIds);
        return { job: jobId(await createJob(transaction, run, recordIds)) };
      });
      worker.wake();
      reply.code(202);
      return started;
    },
  );
}
