import type { ReviewInfoForm } from '#contract/generated/forms.ts';
import { reviewOf } from '#contract/reviews.ts';
import { QUESTION_RECORD, queueReview } from '../../core/reviews/queueReview.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { changeColumns } from '../../engine/operations/records/changeRecord.ts';
import { askReviewed } from './advanceReview.ts';
import { currentReview, inSubjectBusiness, requireTaken } from './decideReview.ts';
import { keepQuestion } from './keepQuestion.ts';
import type { Review } from './openReviews.ts';

/** `reviews.take`: assigns a review to the user. Rule reviews.taken. */
export async function takeReview(context: RecordContext): Promise<OperationOutcome> {
  const review = await currentReview(context);
  return changeColumns(context, review, { status: 'IN_REVIEW', assignee: context.session.user.email });
}

/** `reviews.give_back`: returns a review to the queue, also that of a colleague who is away. Rule reviews.taken. */
export async function giveBackReview(context: RecordContext): Promise<OperationOutcome> {
  return changeColumns(context, await currentReview(context), { status: 'NEW', assignee: null });
}

/** `reviews.send_back`: a second reviewer returns the decision to the first. Rule reviews.four-eyes. */
export async function sendBackReview(context: RecordContext): Promise<OperationOutcome> {
  const cleared = { decision: null, reason: null, note: null, first_reviewer: null };
  return changeColumns(context, await currentReview(context), { status: 'IN_REVIEW', ...cleared });
}

/**
 * Keeps the question for the settings of the business and has it mailed. A record with a conversation of its own keeps the
 * question there.
 */
async function sendQuestion(context: RecordContext, review: Review, question: string): Promise<void> {
  if (reviewOf(review.subject_type)?.conversation !== undefined) return;
  const { transaction, now } = context;
  const { kind, subject_type, subject_id, subject_name, requested_by } = review;
  await inSubjectBusiness(context, review, async (scope) => {
    const id = await keepQuestion(transaction, scope, { kind, subject_type, subject_id, subject_name, question }, now);
    const sent = { record: QUESTION_RECORD, recordId: id, event: 'send', note: requested_by };
    await queueReview(transaction, scope, sent, now);
  });
}

/**
 * `reviews.request_info`: sends the business a question, which it is mailed and answers in its settings or on its case. Throws
 * REVIEW_TAKEN_ERROR unless the user has taken the review.
 * Rule reviews.questions, notifications.resolution-messages.
 */
export async function requestInfo(context: RecordContext): Promise<OperationOutcome> {
  const { question } = context.input as unknown as ReviewInfoForm;
  const review = await currentReview(context);
  requireTaken(context, review);
  await sendQuestion(context, review, question);
  await askReviewed(context, review, question);
  const cleared = { answer: null, answer_document: null, answered: null };
  return changeColumns(context, review, { status: 'NEEDS_INFO', question, question_sent: context.now, ...cleared });
}
