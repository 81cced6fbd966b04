import { v7 as uuidv7 } from 'uuid';
import type { CardChangeRequestForm } from '#contract/generated/forms.ts';
import { isRecord, scopeColumns } from '../../database/belongsTo.ts';
import { card_change_requests, card_features } from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';

/**
 * `cards.request_change`: requests that a card feature be turned on or off. Our staff decides. Throws
 * ACTION_NOT_AVAILABLE_ERROR while another request is pending.
 * Rule cards.features.
 */
export async function requestCardChange(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, now } = context;
  const { scope, user } = session;
  const { reason = '' } = context.input as Partial<CardChangeRequestForm>;
  const owner = scopeColumns(scope);
  const isThisFeature = isRecord(card_features, scope, recordId);
  const [feature] = await transaction.select().from(card_features).where(isThisFeature);
  if (feature === undefined || feature.requested) throw notAvailable();
  const wanted = feature.enabled ? 'DISABLED' : 'ENABLED';
  await transaction.insert(card_change_requests).values({
    ...owner,
    id: uuidv7({ msecs: now.getTime() }),
    created: now,
    updated: now,
    feature_id: recordId,
    status: 'PENDING',
    feature: feature.feature,
    wanted,
    reason,
    created_by: user.email,
  });
  await transaction.update(card_features).set({ requested: true, updated: now }).where(isThisFeature);
  return { activity: 'RECORD_CHANGED', before: { requested: false }, after: { requested: true, wanted } };
}
