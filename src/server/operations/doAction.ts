import type { FastifyRequest } from 'fastify';
import { OPERATION_TRAITS } from '#contract/operations.ts';
import { confirm } from '../confirmation/confirm.ts';
import { type ConnectedTransaction, inBusiness } from '../db/inBusiness.ts';
import { originOf } from '../identity/authRoutes.ts';
import type { Services } from '../services.ts';
import { type ActionBody, confirmationPurpose, type OpenAction } from './actionRequest.ts';
import { isAnswered, once, readIdempotencyKey } from './idempotency.ts';
import { readInput } from './readInput.ts';
import type { ActionRun } from './runAction.ts';

/** An action that was asked for. */
export interface AskedAction {
  readonly request: FastifyRequest<{ Body: ActionBody }>;
  readonly open: OpenAction;
  /** UUID; `undefined` where it is not about one record. */
  readonly recordId: string | undefined;
}

/**
 * Does what was asked once, whatever is retried: checks what was filled in and who the person proves to be, then works in
 * one transaction. What was proved is no part of what a retry must repeat, and is kept nowhere.
 */
export async function doAction<Answer>(
  services: Services,
  { request, open, recordId }: AskedAction,
  work: (transaction: ConnectedTransaction, run: ActionRun) => Promise<Answer>,
): Promise<Answer> {
  const session = request.session();
  const now = services.now();
  const origin = originOf(request);
  const input = readInput(session, open, request.body);
  const key = readIdempotencyKey(request.headers['idempotency-key']);
  const { confirmation, ...body } = request.body;
  const asked = [open.access.name, open.action.id, recordId, body];
  const write = { scope: session.scope, userId: session.user.id, key, request: asked, now };

  const required = OPERATION_TRAITS[open.action.run].confirmation;
  let use: Awaited<ReturnType<typeof confirm>> | undefined;
  if (required !== undefined && !(await isAnswered(services.pool, write))) {
    const purpose = confirmationPurpose(open, recordId);
    use = await confirm(services, { session, origin, required, purpose, now }, confirmation);
  }
  return inBusiness(services.pool, session.scope, (transaction) =>
    once(transaction, write, async () => {
      await use?.(transaction);
      return work(transaction, { ...open, session, origin, input, now });
    }),
  );
}
