import { and, eq } from 'drizzle-orm';
import { card_change_requests, card_features } from '../../db/schema/index.ts';
import { notAvailable } from '../notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../operation.ts';
import { changeColumns } from '../records/changeRecord.ts';
import { setColumns } from '../records/setColumns.ts';

/**
 * `cards.answer_change`: decides on a request as `set` of the action says. What is approved is so from then on; either way
 * another change can be asked for. In live mode our staff decides, and no action of a business's does.
 */
export async function answerCardChange(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, now } = context;
  const { businessId, environment } = session.scope;
  const requests = card_change_requests;
  const [request] = await transaction
    .select()
    .from(requests)
    .where(and(eq(requests.business_id, businessId), eq(requests.environment, environment), eq(requests.id, recordId)));
  if (request?.status !== 'PENDING') throw notAvailable();
  const set = setColumns(context);
  const enabled = request.wanted === 'ENABLED';
  await transaction
    .update(card_features)
    .set({ requested: false, ...(set.status === 'APPROVED' && { enabled }), updated: now })
    .where(
      and(
        eq(card_features.business_id, businessId),
        eq(card_features.environment, environment),
        eq(card_features.id, request.feature_id),
      ),
    );
  return changeColumns(context, request, set);
}
