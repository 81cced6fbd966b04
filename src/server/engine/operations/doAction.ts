import type { FastifyRequest } from 'fastify';
import { confirmationOf } from '#contract/operations.ts';
import { originOf } from '../../access/sessions/originOf.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';
import { type ConnectedTransaction, inBusiness } from '../../database/inBusiness.ts';
import { confirm, type UseConfirmation } from '../confirmation/confirm.ts';
import type { ActionRun } from './ActionRun.ts';
import { type ActionBody, confirmationPurpose, type OpenAction } from './actionRequest.ts';
import { type IdempotentWrite, isAnswered, once, readIdempotencyKey } from './idempotency.ts';
import { isOpenForRecord } from './lockRecord.ts';
import { notAvailable } from './notAvailable.ts';
import type { EngineServices } from './operation.ts';
import { readInput } from './readInput.ts';
import { withoutSecrets } from './withoutSecrets.ts';

/** An action that was asked for. */
export interface AskedAction {
  readonly request: FastifyRequest<{ Body: ActionBody }>;
  readonly open: OpenAction;
  /** UUID; `undefined` where it is not about one record. */
  readonly recordId: string | undefined;
}

/**
 * Whether an action is asked for the first time. Then its record must be there and open to it before anything is said of
 * what was filled in or has to be confirmed: of another's record nobody learns more than of one that does not exist.
 */
async function isNew({ pool }: Services, { open, recordId }: AskedAction, write: IdempotentWrite): Promise<boolean> {
  const { scope } = write;
  return inBusiness(pool, scope, async (transaction) => {
    const isOpen = recordId === undefined || (await isOpenForRecord(transaction, { ...open, scope, recordId }));
    // Asked last: what the first request did to the record meanwhile, its retry does not trip over.
    if (await isAnswered(transaction, write)) return false;
    if (isOpen === undefined) throw notFound(open.access.record);
    if (!isOpen) throw notAvailable();
    return true;
  });
}

/**
 * Does what was asked once, whatever is retried: finds the record, checks what was filled in and who the person proves to
 * be, then works in one transaction. What was proved is no part of what a retry must repeat, and is kept nowhere.
 */
export async function doAction<Answer>(
  services: EngineServices,
  action: AskedAction,
  work: (transaction: ConnectedTransaction, run: ActionRun) => Promise<Answer>,
): Promise<Answer> {
  const { request, open, recordId } = action;
  const session = request.session();
  const now = services.now();
  const origin = originOf(request);
  const key = readIdempotencyKey(request.headers['idempotency-key']);
  const { confirmation, preview, ...body } = request.body;
  const form = open.action.form === undefined ? undefined : session.resolution.forms.get(open.action.form);
  const kept = { ...body, input: withoutSecrets(form, body.input) };
  const asked = [open.access.name, open.action.id, recordId, kept];
  const write = { scope: session.scope, userId: session.user.id, key, request: asked, now };

  const required = confirmationOf(open.action, session.environment);
  // Nothing to find and nothing to confirm: a retry is known by its key alone.
  const isPlain = recordId === undefined && required === undefined;
  const isFirst = isPlain || (await isNew(services, action, write));
  const input = readInput(session, open, body, now);
  let use: UseConfirmation | undefined;
  if (required !== undefined && isFirst) {
    const purpose = confirmationPurpose(open, recordId);
    use = await confirm(services, { session, request, required, purpose, now }, confirmation);
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
        now,
        operationHandler,
        ...(preview && { preview }),
      });
    }),
  );
}
