import { isRecord } from '../../database/belongsTo.ts';
import { card_change_requests, card_features } from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { changeColumns } from '../../engine/operations/records/changeRecord.ts';
import { setColumns } from '../../engine/operations/records/setColumns.ts';

/**
 * `cards.answer_change`: approves or rejects a change request, as `set` of the action declares. An approved change takes
 * effect at once; then another change can be requested. In live mode only our staff decides.
 * Rule cards.change-requests.
 */
export async function answerCardChange(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, now } = context;
  const requests = card_change_requests;
  const [request] = await transaction
    .select()
    .from(requests)
    .where(isRecord(requests, session.scope, recordId));
  if (request?.status !== 'PENDING') throw notAvailable();
  const set = setColumns(context);
  const enabled = request.wanted === 'ENABLED';
  await transaction
    .update(card_features)
    .set({ requested: false, ...(set.status === 'APPROVED' && { enabled }), updated: now })
    .where(isRecord(card_features, session.scope, request.feature_id));
  return changeColumns(context, request, set);
}
