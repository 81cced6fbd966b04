import { parseRecordId } from '#contract/ids/recordId.ts';
import { decisionEvent, type ReviewDecision, reviewOf } from '#contract/reviews.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { forgetPosted } from '../../core/ledger/postJournal.ts';
import { queueReview } from '../../core/reviews/queueReview.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { enterBusiness } from '../../database/inBusiness.ts';
import { reviews } from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext, StartContext } from '../../engine/operations/operation/operation.ts';
import { changeColumns } from '../../engine/operations/records/changeRecord.ts';
import { answerSubject } from './answerSubject.ts';
import type { Review } from './openReviews.ts';
import { requireReasonOf } from './requireReasonOf.ts';

/** A decision with what the business reads of it. */
type Decided = Pick<Review, 'reason' | 'note'> & { readonly decision: ReviewDecision };

/** The review that an action is done to; its row is locked. */
export async function currentReview({ transaction, session, recordId }: StartContext): Promise<Review> {
  const [review] = await transaction
    .select()
    .from(reviews)
    .where(isRecord(reviews, session.scope, recordId));
  if (review === undefined) throw notAvailable();
  return review;
}

/** Throws REVIEW_TAKEN_ERROR unless the user has taken the review. Rule reviews.taken. */
export function requireTaken({ session }: RecordContext, { assignee }: Review): void {
  if (assignee === session.user.email) return;
  throw new ApiError('REVIEW_TAKEN_ERROR', 'Another reviewer has taken this review. They can return it to the queue.');
}

/** The UUID of the record that is reviewed. */
export function subjectUuid({ subject_id }: Review): string {
  const [prefix = ''] = subject_id.split(/_(?=[0-9a-f]{32}$)/);
  const id = parseRecordId(prefix, subject_id);
  if (id === undefined) throw new Error(`${subject_id} is not the id of a record.`);
  return id;
}

/**
 * Runs `work` in the business that requested, in the environment of the review, and returns to the reviewer's own. Row-level
 * security binds the transaction to one business at every moment; the review names the only other one.
 * Rule reviews.one-business-at-a-time.
 */
export async function inSubjectBusiness<T>(
  { transaction, session }: StartContext,
  review: Review,
  work: (scope: RecordContext['session']['scope']) => Promise<T>,
): Promise<T> {
  const environment = review.subject_environment ?? session.scope.environment;
  const scope = { businessId: review.subject_business_id, environment };
  await enterBusiness(transaction, scope);
  const result = await work(scope);
  await enterBusiness(transaction, session.scope);
  return result;
}

/** Causes the event of the decision in the business that requested. */
async function answerBusiness(context: RecordContext, review: Review, decided: Decided): Promise<void> {
  const { transaction, brand, now } = context;
  const { subject_type: record, subject_id: id } = review;
  const declared = reviewOf(record);
  if (declared === undefined) throw notAvailable();
  const recordId = subjectUuid(review);
  await inSubjectBusiness(context, review, async (scope) => {
    const {
      activity: action,
      before,
      after,
    } = await answerSubject(transaction, scope, { record, recordId, config: brand.config, ...decided }, now);
    await recordSystemActivity(transaction, scope, { action, type: record, id, before, after }, now);
    const { decision, reason, note } = decided;
    await queueReview(
      transaction,
      scope,
      { record, recordId, event: decisionEvent(declared, decision), reason, note },
      now,
    );
  });
  // What was posted is of the other business; a preview would show it as the reviewer's own.
  forgetPosted(transaction, 0);
}

function ended({ decision }: Pick<Decided, 'decision'>, now: Date) {
  return { status: decision === 'APPROVE' ? ('APPROVED' as const) : ('DECLINED' as const), decided: now };
}

/**
 * Decides on a review: where two people decide it waits for the second one, otherwise the business has its answer.
 * Rule reviews.four-eyes.
 */
async function decide(context: RecordContext, decided: Decided): Promise<OperationOutcome> {
  const review = await currentReview(context);
  requireTaken(context, review);
  const first = { ...decided, first_reviewer: context.session.user.email };
  if (review.four_eyes) return changeColumns(context, review, { ...first, status: 'PROPOSED' });
  await answerBusiness(context, review, decided);
  return changeColumns(context, review, { ...first, ...ended(decided, context.now) });
}

/** `reviews.approve`. Throws REVIEW_TAKEN_ERROR unless the user has taken the review. */
export function approveReview(context: RecordContext): Promise<OperationOutcome> {
  const { note = null } = context.input as { readonly note?: string };
  return decide(context, { decision: 'APPROVE', reason: null, note });
}

/** The reason and the note of a form. Throws API_VALIDATION_ERROR for a reason of another kind. Rule reviews.reasons. */
function readReason({ input }: RecordContext, { subject_type }: Review) {
  const { reason, note = null } = input as {
    readonly reason: NonNullable<Review['reason']>;
    readonly note?: string;
  };
  requireReasonOf(subject_type, reason);
  return { reason, note };
}

/** `reviews.decline`. Throws REVIEW_TAKEN_ERROR, and API_VALIDATION_ERROR for a reason of another kind. */
export async function declineReview(context: RecordContext): Promise<OperationOutcome> {
  const given = readReason(context, await currentReview(context));
  return decide(context, { decision: 'DECLINE', ...given });
}

/**
 * `reviews.revoke`: takes an approval back. Throws API_VALIDATION_ERROR for a reason of another kind, and
 * ACTION_NOT_AVAILABLE_ERROR where the record is no longer as it was approved.
 * Rule payment-methods.deactivated.
 */
export async function revokeReview(context: RecordContext): Promise<OperationOutcome> {
  const review = await currentReview(context);
  const given = readReason(context, review);
  await answerBusiness(context, review, { decision: 'REVOKE', ...given });
  const { now: decided, session } = context;
  const ended = { status: 'DECLINED' as const, decision: 'DECLINE' as const, decided };
  return changeColumns(context, review, { ...given, ...ended, first_reviewer: session.user.email });
}

/**
 * `reviews.confirm`: a second reviewer confirms, and the business has its answer. Throws FOUR_EYES_ERROR for the reviewer who
 * decided first.
 * Rule reviews.four-eyes.
 */
export async function confirmReview(context: RecordContext): Promise<OperationOutcome> {
  const review = await currentReview(context);
  const { decision, reason, note, first_reviewer } = review;
  if (decision === null) throw notAvailable();
  const { email } = context.session.user;
  if (first_reviewer === email)
    throw new ApiError('FOUR_EYES_ERROR', 'You decided on this review. A second reviewer must confirm it.');
  const decided = { decision, reason, note };
  await answerBusiness(context, review, decided);
  return changeColumns(context, review, { ...ended(decided, context.now), second_reviewer: email });
}
