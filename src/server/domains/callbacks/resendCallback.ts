import { formatRecordId } from '#contract/ids/recordId.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { callback_events, callbacks } from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { callbackUrlOf } from './addCallback.ts';
import { queueDelivery } from './queueDelivery.ts';

/** Prefix of callback ids. */
const CALLBACK_PREFIX = 'cb';

/** Queues a callback for the current URL of its product. Throws CALLBACK_URL_NOT_SET_ERROR. */
async function resend(context: RecordContext, callbackId: string): Promise<OperationOutcome> {
  const { transaction, session, now } = context;
  const { scope, user } = session;
  const thisCallback = isRecord(callbacks, scope, callbackId);
  const [callback] = await transaction.select().from(callbacks).where(thisCallback).for('update');
  if (callback === undefined) throw notAvailable();
  const url = await callbackUrlOf(transaction, scope, callback.product);
  if (url === undefined) {
    throw new ApiError(
      'CALLBACK_URL_NOT_SET_ERROR',
      `No callback URL is set for ${callback.product}; add one, then send the callback again.`,
    );
  }
  await transaction.update(callbacks).set({ next_redelivery_schedule: now, updated: now }).where(thisCallback);
  const { next_redelivery_schedule: waiting } = callback;
  await queueDelivery(transaction, { scope, callbackId, url, due: now, sender: user.email, waiting }, now);
  const id = formatRecordId(CALLBACK_PREFIX, callbackId);
  return { activity: 'CALLBACK_RESENT', before: {}, after: { callback_id: id, url } };
}

/** `callbacks.resend`: resends a callback. */
export async function resendCallback(context: RecordContext): Promise<OperationOutcome> {
  return resend(context, context.recordId);
}

/** `callbacks.resend_event`: resends the callback of a delivery. */
export async function resendEvent(context: RecordContext): Promise<OperationOutcome> {
  const [event] = await context.transaction
    .select({ callback_id: callback_events.callback_id })
    .from(callback_events)
    .where(isRecord(callback_events, context.session.scope, context.recordId));
  if (event === undefined) throw notAvailable();
  return resend(context, event.callback_id);
}
