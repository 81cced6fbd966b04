import { decisionEvent, type ReviewDecision, reviewOf } from '#contract/reviews.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { answerSubject } from './answerSubject.ts';

/**
 * `reviews.simulate`: the business answers its own request in place of a reviewer, by the event of the action; a rejection
 * has the first reason of its kind. Words come from the form of the action, if it has one. Test mode only.
 * Rule reviews.sandbox.
 */
export async function simulateAnswer(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, brand, action, record, recordId, now } = context;
  const review = reviewOf(record.name);
  if (review === undefined) throw notAvailable();
  const decisions: readonly ReviewDecision[] = ['APPROVE', 'REVOKE', 'DECLINE'];
  const decision = decisions.find((each) => action.event === decisionEvent(review, each)) ?? 'DECLINE';
  const reason = decision === 'APPROVE' ? null : (review.reasons[0] ?? null);
  const { note = null } = context.input as { readonly note?: string };
  const answer = { record: record.name, recordId, decision, reason, note, config: brand.config };
  return answerSubject(transaction, session.scope, answer, now);
}
