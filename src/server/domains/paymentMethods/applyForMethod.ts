import { and, eq } from 'drizzle-orm';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { declaredEvent } from '#contract/reviews.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import { type payment_methods, review_questions } from '../../database/schema/index.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { changeColumns, currentRow } from '../../engine/operations/records/changeRecord.ts';
import { expectedLive } from './expectedLive.ts';
import { findApplication, keepApplication } from './keepApplication.ts';
import { nextStep, stepsOf } from './nextStep.ts';
import { queuePartner } from './partners/queuePartner.ts';

type Method = typeof payment_methods.$inferSelect;

/** What was submitted answers what a reviewer found to be missing. */
async function closeQuestions({ transaction, session: { scope }, record, recordId, now }: RecordContext) {
  const { subject_id, status } = review_questions;
  await transaction
    .update(review_questions)
    .set({ status: 'CLOSED', updated: now })
    .where(
      and(
        belongsTo(review_questions, scope),
        eq(subject_id, formatRecordId(record.idPrefix, recordId)),
        eq(status, 'OPEN'),
      ),
    );
}

/**
 * `payment_methods.apply`: keeps what the business submitted, and moves the payment method to the first step of its channel, or
 * on from the step that waited for the business. The record is locked: of two applications at once the second is refused.
 * Rule payment-methods.submitted, payment-methods.completed, payment-methods.applied-again.
 */
export async function applyForMethod(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, brand, session, action, record, recordId, now } = context;
  const method = (await currentRow(context)) as Method;
  const { channel, status, sub_status } = method;
  const { event } = declaredEvent(record.name, action.event ?? '');
  const steps = stepsOf(brand.config, channel);
  await keepApplication(context);
  const submitted = await findApplication(transaction, session.scope, recordId);
  const step =
    status === event.to
      ? { sub_status: nextStep(steps, sub_status, submitted) ?? sub_status }
      : { sub_status: steps[0], estimated_activation_timestamp: expectedLive(channel, now), deactivated_at: null };
  await closeQuestions(context);
  await queuePartner(transaction, session.scope, { ...method, ...step }, now);
  const cleared = Object.fromEntries((event.clears ?? []).map((name) => [name, null]));
  return changeColumns(context, method, { ...cleared, ...step, status: event.to, requested_by: session.user.email });
}
