import { declaredEvent, reviewOf } from '#contract/reviews.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import { queueReview } from '../../core/reviews/queueReview.ts';
import { isRecord } from '../../database/belongsTo.ts';
import type { BusinessScope } from '../../database/inBusiness.ts';
import { payment_methods } from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { nextStep, stepsOf } from '../paymentMethods/nextStep.ts';
import { currentReview, inSubjectBusiness, requireTaken, subjectUuid } from './decideReview.ts';

const RECORD = 'payment-method';

/** Moves a pending payment method on by a step. Throws ACTION_NOT_AVAILABLE_ERROR where only being live follows. */
async function advance({ transaction, brand, now }: RecordContext, scope: BusinessScope, methodId: string) {
  const thisMethod = isRecord(payment_methods, scope, methodId);
  const [method] = await transaction.select().from(payment_methods).where(thisMethod).for('update');
  const { event } = declaredEvent(RECORD, reviewOf(RECORD)?.advance ?? '');
  const next = method && nextStep(stepsOf(brand.config, method.channel), method.sub_status);
  if (method === undefined || next === undefined || event.from?.includes(method.status) !== true) throw notAvailable();
  const sub_status = next as NonNullable<typeof method.sub_status>;
  await transaction.update(payment_methods).set({ sub_status, updated: now }).where(thisMethod);
  return { activity: 'RECORD_CHANGED', before: { sub_status: method.sub_status }, after: { sub_status } } as const;
}

/** `payment_methods.advance`: the next step, in place of a reviewer. Test mode only. Rule reviews.sandbox. */
export function advanceMethod(context: RecordContext): Promise<OperationOutcome> {
  return advance(context, context.session.scope, context.recordId);
}

/** `reviews.advance`: the next step of the payment method that is reviewed. Rule payment-methods.reviewed. */
export async function advanceReview(context: RecordContext): Promise<OperationOutcome> {
  const review = await currentReview(context);
  requireTaken(context, review);
  const { transaction, now } = context;
  return inSubjectBusiness(context, review, async (scope) => {
    const recordId = subjectUuid(review);
    const outcome = await advance(context, scope, recordId);
    const { activity: action, before, after } = outcome;
    await recordSystemActivity(transaction, scope, { action, type: RECORD, id: review.subject_id, before, after }, now);
    await queueReview(transaction, scope, { record: RECORD, recordId, event: 'advance' }, now);
    return outcome;
  });
}
