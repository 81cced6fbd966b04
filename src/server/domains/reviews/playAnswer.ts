import { and, eq } from 'drizzle-orm';
import type { ReviewInfoForm, ReviewRejectionForm } from '#contract/generated/forms.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { reviewOf } from '#contract/reviews.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import { belongsTo, isRecord } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { activations, review_questions } from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { changeColumns, currentRow } from '../../engine/operations/records/changeRecord.ts';
import type { RecordColumns } from '../../engine/operations/records/inputColumns.ts';
import { keepQuestion } from './keepQuestion.ts';
import { requireReasonOf } from './requireReasonOf.ts';

type Question = typeof review_questions.$inferSelect;

/** No answer is played. */
const UNPLAYED = { simulated: null, simulated_reason: null, simulated_note: null } as const;

/** The columns of the answers, by the event that plays them. */
const PLAYED: Readonly<Record<string, (context: RecordContext) => RecordColumns>> = {
  try: ({ now }) => ({ ...UNPLAYED, simulated: 'APPROVED', tried: now }),
  simulate_ask: ({ input }) => {
    const { question } = input as unknown as ReviewInfoForm;
    return { ...UNPLAYED, simulated: 'NEEDS_INFO', simulated_note: question, tried: null };
  },
  simulate_decline: ({ input, record }) => {
    const { reason, note = null } = input as unknown as ReviewRejectionForm;
    requireReasonOf(record.name, reason);
    return { ...UNPLAYED, simulated: 'DECLINED', simulated_reason: reason, simulated_note: note, tried: null };
  },
  simulate_reset: () => ({ ...UNPLAYED, tried: null }),
};

/** Closes the played question of before: one answer is played at a time. */
async function closePlayed(transaction: BusinessTransaction, scope: BusinessScope, subjectId: string, now: Date) {
  const { subject_id, status, simulated } = review_questions;
  await transaction
    .update(review_questions)
    .set({ status: 'CLOSED', updated: now })
    .where(and(belongsTo(review_questions, scope), eq(subject_id, subjectId), eq(status, 'OPEN'), eq(simulated, true)));
}

/**
 * `reviews.play` and `reviews.play_words`: an answer of our reviewers that the business plays in test mode, to see what follows. The request goes on
 * waiting, and the review of our own staff neither changes nor ends. Nothing is mailed.
 * Rule activation.simulated-answers.
 */
export async function playAnswer(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, action, record, recordId, now } = context;
  const columns = PLAYED[action.event ?? '']?.(context);
  const review = reviewOf(record.name);
  if (columns === undefined || review === undefined) throw notAvailable();
  const row = await currentRow(context);
  const subject_id = formatRecordId(record.idPrefix, recordId);
  await closePlayed(transaction, session.scope, subject_id, now);
  if (columns.simulated === 'NEEDS_INFO') {
    const subject_name = String(row[review.name] ?? subject_id);
    const about = { kind: review.kind, subject_type: record.name, subject_id, subject_name };
    await keepQuestion(
      transaction,
      session.scope,
      { ...about, question: String(columns.simulated_note), simulated: true },
      now,
    );
  }
  return changeColumns(context, row, columns);
}

/** The reply to a played question ends the play: our reviewers do not read it. Rule activation.simulated-answers. */
export async function endPlayedQuestion(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { subject_id, subject_type: type }: Question,
  now: Date,
): Promise<void> {
  const id = activations.id;
  const [row] = await transaction
    .select({ id })
    .from(activations)
    .where(and(belongsTo(activations, scope), eq(activations.simulated, 'NEEDS_INFO')))
    .for('update');
  if (row === undefined) return;
  await transaction
    .update(activations)
    .set({ ...UNPLAYED, updated: now })
    .where(isRecord(activations, scope, row.id));
  const [before, after] = [{ simulated: 'NEEDS_INFO' }, { simulated: null }];
  await recordSystemActivity(
    transaction,
    scope,
    { action: 'RECORD_CHANGED', type, id: subject_id, before, after },
    now,
  );
}
