import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import { queueReview } from '../../core/reviews/queueReview.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { advanceStep, askForMore, type MovedMethod } from '../paymentMethods/moveMethod.ts';
import { currentReview, inSubjectBusiness, requireTaken, subjectUuid } from './decideReview.ts';
import type { Review } from './openReviews.ts';

/** Moves the payment method of a review, in its business, and logs it there. */
function moveReviewed(
  context: RecordContext,
  review: Review,
  event: 'advance' | 'ask',
  move: (moved: MovedMethod) => Promise<OperationOutcome>,
): Promise<OperationOutcome> {
  const { transaction, brand, now } = context;
  return inSubjectBusiness(context, review, async (scope) => {
    const recordId = subjectUuid(review);
    const outcome = await move({ transaction, scope, config: brand.config, methodId: recordId, now });
    const { activity: action, before, after } = outcome;
    const { subject_type: type, subject_id: id } = review;
    await recordSystemActivity(transaction, scope, { action, type, id, before, after }, now);
    await queueReview(transaction, scope, { record: type, recordId, event }, now);
    return outcome;
  });
}

/** `reviews.advance`: the next step of the payment method that is reviewed. Rule payment-methods.reviewed. */
export async function advanceReview(context: RecordContext): Promise<OperationOutcome> {
  const review = await currentReview(context);
  requireTaken(context, review);
  return moveReviewed(context, review, 'advance', advanceStep);
}

/** Has the business complete what it submitted for the payment method that is reviewed. Rule payment-methods.completed. */
export async function askReviewed(context: RecordContext, review: Review, question: string): Promise<void> {
  await moveReviewed(context, review, 'ask', (moved) => askForMore(moved, question));
}
