import type { ReviewInfoForm } from '#contract/generated/forms.ts';
import { declaredEvent, reviewOf } from '#contract/reviews.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { isRecord } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { support_cases } from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { addMessage } from './addMessage.ts';

const RECORD = 'support-case';

/** How long after its answer a case can be reopened, in days. Rule notifications.resolution-reopen. */
export const REOPEN_DAYS = 14;

const DAY = 86_400_000;

/** A case, in a transaction of its business. */
interface HeldCase {
  readonly transaction: BusinessTransaction;
  readonly scope: BusinessScope;
  /** UUID. */
  readonly recordId: string;
  readonly now: Date;
}

/**
 * Adds the answer of our staff to the conversation, and returns until when the case can be reopened. Throws
 * API_VALIDATION_ERROR for an answer without words.
 * Rule notifications.resolution-answered, notifications.resolution-reopen.
 */
export async function answerCase(
  { transaction, scope, recordId, now }: HeldCase,
  isSolved: boolean,
  note: string | null,
): Promise<{ readonly closes: Date }> {
  if (isSolved && note === null)
    throw new ApiError('API_VALIDATION_ERROR', 'A case is answered in words.', [
      { field: 'note', message: 'is required', code: 'required' },
    ]);
  const kind = isSolved ? 'ANSWER' : 'DECLINED';
  await addMessage(transaction, scope, { caseId: recordId, kind, author: null, text: note ?? '' }, now);
  return { closes: new Date(now.getTime() + REOPEN_DAYS * DAY) };
}

/** Sends the business a question. Throws ACTION_NOT_AVAILABLE_ERROR for a case that our staff does not work on. */
export async function askAboutCase(
  { transaction, scope, recordId, now }: HeldCase,
  question: string,
): Promise<OperationOutcome> {
  const thisCase = isRecord(support_cases, scope, recordId);
  const [held] = await transaction.select().from(support_cases).where(thisCase).for('update');
  const { from = [] } = declaredEvent(RECORD, reviewOf(RECORD)?.ask ?? '').event;
  if (held === undefined || !from.includes(held.status)) throw notAvailable();
  const after = { status: 'AWAITING_REPLY' as const, question };
  await transaction
    .update(support_cases)
    .set({ ...after, updated: now })
    .where(thisCase);
  await addMessage(transaction, scope, { caseId: recordId, kind: 'QUESTION', author: null, text: question }, now);
  return { activity: 'RECORD_CHANGED', before: { status: held.status, question: held.question }, after };
}

/** `support_cases.ask`: sends a question in place of our staff. Test mode only. Rule reviews.sandbox. */
export function askInSandbox({
  transaction,
  session: { scope },
  recordId,
  input,
  now,
}: RecordContext): Promise<OperationOutcome> {
  const { question } = input as unknown as ReviewInfoForm;
  return askAboutCase({ transaction, scope, recordId, now }, question);
}
