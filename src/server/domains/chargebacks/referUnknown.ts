import { and, inArray } from 'drizzle-orm';
import { queueReview } from '../../core/reviews/queueReview.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { credit_card_chargebacks } from '../../database/schema/index.ts';

/**
 * Has our staff record what the issuer decides on chargebacks, by UUID, of which nothing is known any more. Those that were
 * answered are reviewed already.
 * Rule refunds.chargeback-unknown.
 */
export async function referUnknown(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const rows = await transaction
    .select({ id: credit_card_chargebacks.id, submitted: credit_card_chargebacks.submitted })
    .from(credit_card_chargebacks)
    .where(and(belongsTo(credit_card_chargebacks, scope), inArray(credit_card_chargebacks.id, [...ids])));
  for (const { id: recordId, submitted } of rows) {
    const event = submitted === null ? 'lose_track' : null;
    await queueReview(transaction, scope, { record: 'credit-card-chargeback', recordId, event }, now);
  }
}
