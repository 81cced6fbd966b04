import type { BusinessStatusForm } from '#contract/generated/forms.ts';
import { type Move, movesOf } from '#contract/reviews.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import { ApiError, fieldError } from '../../core/errors/ApiError.ts';
import { queueReview } from '../../core/reviews/queueReview.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { enterBusiness } from '../../database/inBusiness.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext, StartContext } from '../../engine/operations/operation/operation.ts';
import { changeColumns } from '../../engine/operations/records/changeRecord.ts';
import { currentReview, inSubjectBusiness, requireTaken, subjectUuid } from './decideReview.ts';
import { lockOpenReview, type Review } from './openReviews.ts';
import { lockReviewedRow, reviewedTable } from './reviewedRow.ts';

/** The moves of what a review is about, at this time. */
function movesAt({ subject_type, status }: Review): readonly Move[] {
  return movesOf(subject_type, status === 'IN_REVIEW' ? 'open' : 'ended');
}

/** The state that the moves of a review change. */
function stateOf(row: Readonly<Record<string, unknown>> | undefined, moves: readonly Move[]): string {
  return String(row?.[moves[0]?.event.field ?? 'status']);
}

/** The state of what is reviewed, and the moves that lead on from it. */
async function presentMoves(
  context: StartContext,
): Promise<{ readonly state: string; readonly moves: readonly Move[] }> {
  const review = await currentReview(context);
  const open = await lockOpenReview(context.transaction, context.session.scope, review.subject_id);
  // Once the business has submitted it again, its open review is the one that moves it.
  if (open !== undefined && open.id !== review.id) throw notAvailable();
  const moves = movesAt(review);
  const row = await inSubjectBusiness(context, review, (scope) =>
    lockReviewedRow(context.transaction, scope, review.subject_type, subjectUuid(review)),
  );
  const state = stateOf(row, moves);
  return { state, moves: moves.filter(({ event }) => event.from?.includes(state)) };
}

/** The status of the business, with which the form of the move begins. */
export async function startMove(context: StartContext): Promise<Readonly<Record<string, unknown>>> {
  return { business_status: (await presentMoves(context)).state };
}

/** The statuses to which the business can be moved. */
export async function offeredMoves(context: StartContext): Promise<Readonly<Record<string, readonly string[]>>> {
  return { next_status: (await presentMoves(context)).moves.map(({ event }) => event.to) };
}

/**
 * Moves the record in its business, whose status follows it in the same transaction, and logs it in both modes: a business that
 * is suspended reads its log in test mode.
 */
async function causeMove(context: RecordContext, review: Review, { name, event }: Move, reason: string): Promise<void> {
  const { transaction, now } = context;
  const { subject_type: type, subject_id: id } = review;
  const { field = 'status', from = [], to } = event;
  const recordId = subjectUuid(review);
  await inSubjectBusiness(context, review, async (scope) => {
    const table = reviewedTable(type);
    const row = await lockReviewedRow(transaction, scope, type, recordId);
    const before = String(row?.[field]);
    if (!from.includes(before)) throw notAvailable();
    await transaction
      .update(table)
      .set({ [field]: to, updated: now })
      .where(isRecord(table, scope, recordId));
    await queueReview(transaction, scope, { record: type, recordId, event: name, reason }, now);
    for (const environment of ['PRODUCTION', 'DEVELOPMENT'] as const) {
      const logged = { businessId: scope.businessId, environment };
      await enterBusiness(transaction, logged);
      const change = { before: { [field]: before }, after: { [field]: to, reason } };
      await recordSystemActivity(transaction, logged, { action: 'RECORD_CHANGED', type, id, ...change }, now);
    }
  });
}

/** Throws FOUR_EYES_ERROR for the reviewer who proposed the move. */
function requireSecond({ status_proposed_by }: Review, email: string): void {
  if (status_proposed_by !== email) return;
  throw new ApiError('FOUR_EYES_ERROR', 'You proposed this status. A second reviewer must choose it as well.');
}

/**
 * `reviews.move`: moves the business of an activation to another status, such as suspended; what opens live mode, once a second
 * reviewer chooses the same. Throws API_VALIDATION_ERROR for a status that does not follow, and where the business has another
 * one than the reviewer has seen, as of each form with a value of its record.
 * Rule reviews.moves, modes.operator-statuses.
 */
export async function moveBusiness(context: RecordContext): Promise<OperationOutcome> {
  const { next_status, reason } = context.input as unknown as BusinessStatusForm;
  const review = await currentReview(context);
  const { moves } = await presentMoves(context);
  const move = moves.find(({ event }) => event.to === next_status);
  if (move === undefined)
    throw fieldError('next_status', `must be one of ${moves.map(({ event }) => event.to).join(', ')}`, 'enum');
  const { email } = context.session.user;
  if (!move.isFourEyes && review.status === 'IN_REVIEW') requireTaken(context, review);
  if (move.isFourEyes && review.proposed_status !== next_status)
    return changeColumns(context, review, {
      proposed_status: next_status,
      status_proposed_by: email,
      status_reason: reason,
    });
  if (move.isFourEyes) requireSecond(review, email);
  await causeMove(context, review, move, reason);
  return changeColumns(context, review, { proposed_status: null, status_proposed_by: null, status_reason: null });
}
