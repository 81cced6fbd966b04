import type { MethodStepForm } from '#contract/generated/forms.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import { queueReview } from '../../core/reviews/queueReview.ts';
import type { OperationOutcome, RecordContext, StartContext } from '../../engine/operations/operation/operation.ts';
import { advanceStep, askForMore, type MovedMethod, stepOf } from '../paymentMethods/moveMethod.ts';
import { askAboutCase } from '../support/answerCase.ts';
import { currentReview, inSubjectBusiness, requireTaken, subjectUuid } from './decideReview.ts';
import type { Review } from './openReviews.ts';

/** Moves the record of a review on, in its business, and logs it there. */
function moveReviewed(
  context: RecordContext,
  review: Review,
  event: 'advance' | 'ask',
  move: (moved: MovedMethod) => Promise<OperationOutcome>,
  note: string | null = null,
): Promise<OperationOutcome> {
  const { transaction, brand, now } = context;
  return inSubjectBusiness(context, review, async (scope) => {
    const recordId = subjectUuid(review);
    const outcome = await move({ transaction, scope, config: brand.config, methodId: recordId, now });
    const { activity: action, before, after } = outcome;
    const { subject_type: type, subject_id: id } = review;
    await recordSystemActivity(transaction, scope, { action, type, id, before, after }, now);
    await queueReview(transaction, scope, { record: type, recordId, event, note }, now);
    return outcome;
  });
}

/** The initial values of the next step of the payment method that is reviewed. */
export async function startReviewAdvance(context: StartContext) {
  const { transaction, brand } = context;
  const review = await currentReview(context);
  const methodId = subjectUuid(review);
  return inSubjectBusiness(context, review, async (scope) => ({
    step: await stepOf({ transaction, scope, config: brand.config, methodId }),
  }));
}

/**
 * `reviews.advance`: the next step of the payment method that is reviewed; to a test, with the link of its partner.
 * Rule payment-methods.reviewed, payment-methods.uat-link.
 */
export async function advanceReview(context: RecordContext): Promise<OperationOutcome> {
  const review = await currentReview(context);
  requireTaken(context, review);
  const given = context.input as unknown as MethodStepForm;
  return moveReviewed(context, review, 'advance', (moved) => advanceStep(moved, given));
}

/** How the record of a review shows that more is needed of the business, by record. */
const ASK: Readonly<Record<string, (moved: MovedMethod, question: string) => Promise<OperationOutcome>>> = {
  'payment-method': askForMore,
  'support-case': ({ methodId: recordId, ...held }, question) => askAboutCase({ ...held, recordId }, question),
};

/**
 * Has the business complete what it submitted, where its record shows that.
 * Rule payment-methods.completed, notifications.resolution-messages.
 */
export async function askReviewed(context: RecordContext, review: Review, question: string): Promise<void> {
  const ask = ASK[review.subject_type];
  if (ask !== undefined) await moveReviewed(context, review, 'ask', (moved) => ask(moved, question), question);
}
