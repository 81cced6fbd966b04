import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ActionPreview } from '#contract/generated/api.ts';
import type { ActionScope } from '#contract/generated/config.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { hasPreview, OPERATION_TRAITS } from '#contract/operations.ts';
import { originOf } from '../../../access/sessions/activity/originOf.ts';
import { businessTime } from '../../../core/clock/businessTime.ts';
import { notFound } from '../../../core/errors/ApiError.ts';
import { type ConnectedTransaction, inBusiness } from '../../../database/inBusiness.ts';
import { selectionIds } from '../../jobs/selectionIds.ts';
import type { EngineServices } from '../operation/operation.ts';
import {
  ACTION_BODY_SCHEMA,
  type ActionBody,
  assertContext,
  FORM_VALUES,
  findAction,
  LIST_ACTION_BODY_SCHEMA,
  LIST_BODY_LIMIT,
  type OpenAction,
  type SelectionBody,
  selectionOf,
} from '../request/actionRequest.ts';
import { readInput } from '../request/readInput.ts';
import type { ActionRun } from '../run/ActionRun.ts';
import { runOnList, runOnRecord } from '../run/runAction.ts';
import { previewOf } from './actionPreview.ts';
import { selectionPreview } from './selectionPreview.ts';

interface PreviewParams {
  readonly resource: string;
  readonly action: string;
}

/** Carries the preview out of the rolled-back transaction. */
class Previewed extends Error {
  constructor(readonly preview: ActionPreview) {
    super('previewed');
  }
}

/**
 * POST <path of an action>/preview: runs the action, returns its effect on the business's money, and rolls back, so that
 * the preview uses the same code as the action. Only for actions that move money, or that show what they would have done.
 */
export function previewRoutes(app: FastifyInstance, services: EngineServices): void {
  const { config, pool, realTime, operationHandler } = services;

  async function preview(
    request: FastifyRequest<{ Body: ActionBody }>,
    open: OpenAction,
    work: (transaction: ConnectedTransaction, run: ActionRun) => Promise<ActionPreview>,
  ): Promise<ActionPreview> {
    if (!hasPreview(OPERATION_TRAITS[open.action.run])) throw notFound();
    const session = request.session();
    const now = businessTime(session, realTime());
    const input = readInput(session, open, request.body, now);
    const brand = config.brand(session.business.brand);
    const { initial } = request.body;
    const origin = originOf(request);
    const run = { ...open, session, origin, brand, input, now, operationHandler, ...(initial && { initial }) };
    try {
      await inBusiness(pool, session.scope, async (transaction) => {
        throw new Previewed(await work(transaction, run));
      });
    } catch (error) {
      if (error instanceof Previewed) return error.preview;
      throw error;
    }
    throw new Error('Preview transaction was not rolled back');
  }

  function open(
    request: FastifyRequest<{ Params: PreviewParams; Body: ActionBody }>,
    scopes: readonly ActionScope[],
  ): OpenAction {
    assertContext(request.session(), request.body);
    return findAction(request, request.params.resource, request.params.action, scopes);
  }

  app.post<{ Params: PreviewParams & { id: string }; Body: ActionBody }>(
    '/api/:resource/:id/actions/:action/preview',
    { config: { policy: 'resource', formValues: FORM_VALUES }, schema: { body: ACTION_BODY_SCHEMA } },
    async (request): Promise<ActionPreview> => {
      const found = open(request, ['record']);
      const recordId = parseRecordId(found.access.record.idPrefix, request.params.id);
      if (recordId === undefined) throw notFound();
      return preview(request, found, async (transaction, run) =>
        previewOf(transaction, run, await runOnRecord(transaction, run, recordId)),
      );
    },
  );

  app.post<{ Params: PreviewParams; Body: ActionBody | SelectionBody }>(
    '/api/:resource/actions/:action/preview',
    {
      config: { policy: 'resource', formValues: FORM_VALUES },
      bodyLimit: LIST_BODY_LIMIT,
      schema: { body: LIST_ACTION_BODY_SCHEMA },
    },
    async (request): Promise<ActionPreview> => {
      const found = open(request, ['list', 'selection']);
      const { body } = request;
      const selection = selectionOf(found, body);
      if (selection === undefined) {
        return preview(request, found, async (transaction, run) =>
          previewOf(transaction, run, await runOnList(transaction, run)),
        );
      }
      const session = request.session();
      const reader = {
        limits: config.current().limits,
        access: found.access,
        session,
        now: businessTime(session, realTime()),
      };
      return preview(request, found, async (transaction, run) =>
        selectionPreview(transaction, run, await selectionIds({ ...reader, transaction }, selection)),
      );
    },
  );
}
