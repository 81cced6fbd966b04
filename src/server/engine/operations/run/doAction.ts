import type { FastifyRequest } from 'fastify';
import { confirmationOf } from '#contract/operations.ts';
import { originOf } from '../../../access/sessions/activity/originOf.ts';
import { businessTime } from '../../../core/clock/businessTime.ts';
import { notFound } from '../../../core/errors/ApiError.ts';
import type { Services } from '../../../core/services.ts';
import { type ConnectedTransaction, inBusiness } from '../../../database/inBusiness.ts';
import { confirm, type UseConfirmation } from '../../confirmation/confirm.ts';
import { confirmByKey } from '../../confirmation/confirmByKey.ts';
import { notAvailable } from '../operation/notAvailable.ts';
import type { EngineServices } from '../operation/operation.ts';
import { type ActionBody, confirmationPurpose, type OpenAction } from '../request/actionRequest.ts';
import { type IdempotentWrite, isAnswered, once, readIdempotencyKey } from '../request/idempotency.ts';
import { readInput } from '../request/readInput.ts';
import { withoutSecrets } from '../request/withoutSecrets.ts';
import type { ActionRun } from './ActionRun.ts';
import { isOpenForRecord } from './lockRecord.ts';

/** A requested action. */
export interface RequestedAction {
  readonly request: FastifyRequest;
  readonly body: ActionBody;
  readonly open: OpenAction;
  /** UUID; `undefined` when the action is not on one record. */
  readonly recordId: string | undefined;
}

/**
 * Whether this is the first request with the key. If so, checks the record before the input and the confirmation are
 * validated, so that a record of another business is indistinguishable from one that does not exist.
 */
async function isNew(
  { pool }: Services,
  { open, recordId }: RequestedAction,
  write: IdempotentWrite,
): Promise<boolean> {
  const { scope } = write;
  return inBusiness(pool, scope, async (transaction) => {
    const isOpen = recordId === undefined || (await isOpenForRecord(transaction, { ...open, scope, recordId }));
    // Checked last: a retry must not be rejected for changes that the first request has made.
    if (await isAnswered(transaction, write)) return false;
    if (isOpen === undefined) throw notFound(open.access.record);
    if (!isOpen) throw notAvailable(open.action);
    return true;
  });
}

/**
 * Runs an action once per Idempotency-Key: checks the record, the input and the confirmation, then works in one
 * transaction. A retry need not repeat the confirmation, which is never stored.
 */
export async function doAction<Answer>(
  services: EngineServices,
  action: RequestedAction,
  work: (transaction: ConnectedTransaction, run: ActionRun) => Promise<Answer>,
): Promise<Answer> {
  const { request, open, recordId } = action;
  const session = request.session();
  const now = services.realTime();
  const origin = originOf(request);
  const key = readIdempotencyKey(request.headers['idempotency-key']);
  const { confirmation, preview, ...body } = action.body;
  const form = open.action.form === undefined ? undefined : session.resolution.forms.get(open.action.form);
  const repeatable = { ...body, input: withoutSecrets(form, body.input) };
  const identity = [open.access.name, open.action.id, recordId, repeatable];
  const write = { scope: session.scope, userId: session.user.id, key, request: identity, now };

  const required = confirmationOf(open.action, session.environment);
  // Without a record and a confirmation, a retry is detected by its key alone.
  const isPlain = recordId === undefined && required === undefined;
  const isFirst = isPlain || (await isNew(services, action, write));
  const time = businessTime(session, now);
  const input = readInput(session, open, body, time);
  let use: UseConfirmation | undefined;
  if (required !== undefined && isFirst) {
    const purpose = confirmationPurpose(open, recordId);
    if (request.usedKey === undefined)
      use = await confirm(services, { session, request, required, purpose, now }, confirmation);
    else confirmByKey(request.usedKey, required);
  }
  return inBusiness(services.pool, session.scope, (transaction) =>
    once(transaction, write, async () => {
      await use?.(transaction);
      const brand = services.config.brand(session.business.brand);
      const { operationHandler } = services;
      return work(transaction, {
        ...open,
        session,
        origin,
        brand,
        input,
        now: time,
        operationHandler,
        ...(body.initial && { initial: body.initial }),
        ...(preview && { preview }),
      });
    }),
  );
}
