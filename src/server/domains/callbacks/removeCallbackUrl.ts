import { isRecord } from '../../database/belongsTo.ts';
import { callback_urls } from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';

/** `callback_urls.remove`: removes a callback URL; its pending deliveries are not sent. Rule callbacks.removable. */
export async function removeCallbackUrl({ transaction, session, recordId }: RecordContext): Promise<OperationOutcome> {
  const [removed] = await transaction
    .delete(callback_urls)
    .where(isRecord(callback_urls, session.scope, recordId))
    .returning();
  if (removed === undefined) throw notAvailable();
  const { product, url } = removed;
  return { activity: 'RECORD_CHANGED', before: { product, url }, after: { product, url: null } };
}
