import { formatRecordId } from '#contract/ids/recordId.ts';
import { decisionEvent, type ReviewDecision, reviewOf } from '#contract/reviews.ts';
import { loadBusiness } from '../../../access/sessions/people/backgroundBusiness.ts';
import { recordSystemActivity } from '../../../core/activity/recordSystemActivity.ts';
import { QUESTION_RECORD, queueReview, type ReviewedChange } from '../../../core/reviews/queueReview.ts';
import type { Services } from '../../../core/services.ts';
import type { BusinessTransaction } from '../../../database/inBusiness.ts';
import type { payment_methods } from '../../../database/schema/index.ts';
import type { OperationOutcome } from '../../../engine/operations/operation/operation.ts';
import { answerSubject } from '../../reviews/answerSubject.ts';
import { keepQuestion } from '../../reviews/keepQuestion.ts';
import { advanceStep, askForMore, type MovedMethod } from '../moveMethod.ts';
import { needsTestLink } from '../nextStep.ts';
import type { PartnerInquiry, PartnerResult } from './MethodPartner.ts';
import { METHOD_PREFIX, methodAtStep } from './methodAtStep.ts';
import type { DueStep } from './queuePartner.ts';

type Method = typeof payment_methods.$inferSelect;

const RECORD = 'payment-method';

/** The result of an inquiry that is over. */
type FinalResult = Exclude<PartnerResult, { readonly state: 'UNAVAILABLE' }>;

/** A result and what it is about. */
interface Resulted {
  readonly due: DueStep;
  readonly inquiry: PartnerInquiry;
  readonly result: FinalResult;
}

/** The change of a payment method, and the event that causes it. */
type PartnerChange = Pick<ReviewedChange, 'event' | 'reason' | 'note'> & { readonly outcome?: OperationOutcome };

/** A partner decides as a reviewer does. */
async function decide(
  { transaction, scope, config, methodId: recordId, now }: MovedMethod,
  decision: ReviewDecision,
  given: Pick<ReviewedChange, 'reason' | 'note'> = {},
): Promise<PartnerChange> {
  const review = reviewOf(RECORD);
  if (review === undefined) throw new Error('Payment methods are not reviewed.');
  const answer = { record: RECORD, recordId, decision, config, ...given };
  const outcome = await answerSubject(transaction, scope, answer, now);
  return { event: decisionEvent(review, decision), ...given, outcome };
}

/** Leaves the method at its step, to our reviewers. */
function refer(): PartnerChange {
  return { event: 'refer' };
}

/** Whether a text is an address that a reviewer could give: config/forms/method-step.yaml. */
function isLink(link: string): boolean {
  return link.length <= 200 && URL.parse(link)?.protocol === 'https:';
}

/** Begins the test. Without a test, or with a link that cannot be used, our reviewers go on. Rule payment-methods.uat-link. */
async function beginTest(
  moved: MovedMethod,
  test: string | undefined,
  link: string | undefined,
): Promise<PartnerChange> {
  const isUsable = link === undefined ? !needsTestLink(test) : isLink(link);
  if (test === undefined || !isUsable) return refer();
  const input = {
    step: test as Parameters<typeof advanceStep>[1]['step'],
    ...(link !== undefined && { uat_url: link }),
  };
  return { event: reviewOf(RECORD)?.advance ?? null, outcome: await advanceStep(moved, input) };
}

/** Has the business complete what it submitted, with a question that is mailed. Rule payment-methods.completed. */
async function ask(moved: MovedMethod, { id, name, requested_by }: Method, note: string): Promise<PartnerChange> {
  const { transaction, scope, now } = moved;
  const outcome = await askForMore(moved, note);
  const about = { subject_type: RECORD, subject_id: formatRecordId(METHOD_PREFIX, id), subject_name: name };
  const question = { kind: 'PAYMENT_METHOD' as const, ...about, question: note };
  const recordId = await keepQuestion(transaction, scope, question, now);
  await queueReview(transaction, scope, { record: QUESTION_RECORD, recordId, event: 'send', note: requested_by }, now);
  return { event: reviewOf(RECORD)?.ask ?? null, note, outcome };
}

function change(
  moved: MovedMethod,
  method: Method,
  { test }: PartnerInquiry,
  result: FinalResult,
): Promise<PartnerChange> {
  switch (result.state) {
    case 'LIVE':
      return decide(moved, 'APPROVE');
    case 'DECLINED':
      return decide(moved, 'DECLINE', { reason: result.reason, note: result.note ?? null });
    case 'MOVES_ON':
      return beginTest(moved, test, result.testLink);
    case 'INCOMPLETE':
      return ask(moved, method, result.note);
    case 'UNDECIDED':
      return Promise.resolve(refer());
  }
}

/**
 * Stores the result of a partner, in a transaction of the business. Its review follows as after an answer of a reviewer; a
 * result that comes after the payment method has moved on is dropped.
 * Rule payment-methods.partner-moves-on, payment-methods.partner-late.
 */
export async function storeResult(
  transaction: BusinessTransaction,
  services: Services['config'],
  { due, inquiry, result }: Resulted,
  now: Date,
): Promise<void> {
  const held = await methodAtStep(transaction, due);
  if (held === undefined) return;
  const { scope, methodId } = due;
  const { config } = (await loadBusiness(transaction, services, scope)).brand;
  const { outcome, ...changed } = await change(
    { transaction, scope, config, methodId, now },
    held.method,
    inquiry,
    result,
  );
  if (outcome !== undefined) {
    const { activity: action, before, after } = outcome;
    const news = { action, type: RECORD, id: inquiry.id, before, after, actor: held.method.name };
    await recordSystemActivity(transaction, scope, news, now);
  }
  await queueReview(transaction, scope, { record: RECORD, recordId: methodId, ...changed }, now);
}
