import type { ReviewDecision } from '#contract/reviews.ts';
import { isRecord } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { card_features } from '../../database/schema/index.ts';
import type { ReviewedRow } from './reviewedRow.ts';

/** An answer that is given, before the record changes. */
interface GivenAnswer {
  readonly transaction: BusinessTransaction;
  readonly scope: BusinessScope;
  /** The locked record. */
  readonly row: ReviewedRow;
  /** UUID. */
  readonly recordId: string;
  readonly decision: ReviewDecision;
  readonly reason: string | null;
  readonly now: Date;
}

/** Does what follows from an answer besides the event, and returns more columns of the record. */
type AnswerEffect = (answer: GivenAnswer) => Promise<Readonly<Record<string, unknown>>>;

/** An approved change takes effect at once; then another one can be requested. Rule cards.change-requests. */
async function changeFeature({ transaction, scope, row, decision, now }: GivenAnswer) {
  const enabled = decision === 'APPROVE' ? { enabled: row.wanted === 'ENABLED' } : {};
  await transaction
    .update(card_features)
    .set({ requested: false, ...enabled, updated: now })
    .where(isRecord(card_features, scope, String(row.feature_id)));
  return {};
}

/** What follows from an answer, by record. */
export const ANSWER_EFFECTS: Readonly<Partial<Record<string, AnswerEffect>>> = {
  'card-change-request': changeFeature,
};
