import { getTableColumns } from 'drizzle-orm';
import { decisionEvent, declaredEvent, type ReviewDecision, reviewOf } from '#contract/reviews.ts';
import { isRecord } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { loggable } from '../../engine/operations/operation/loggable.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome } from '../../engine/operations/operation/operation.ts';
import { ANSWER_EFFECTS, type GivenAnswer } from './answerEffects.ts';
import { lockReviewedRow, reviewedTable } from './reviewedRow.ts';

/** The answer to a request. */
export interface Answer {
  /** Name of the record. */
  readonly record: string;
  /** UUID. */
  readonly recordId: string;
  readonly decision: ReviewDecision;
  readonly config: GivenAnswer['config'];
  readonly reason?: string | null;
  readonly note?: string | null;
}

/** What of the columns has changed, before and after. */
function changes(row: Readonly<Record<string, unknown>>, set: Readonly<Record<string, unknown>>) {
  const [before, after]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}];
  const old = loggable(row);
  for (const [name, value] of Object.entries(loggable(set))) {
    if (JSON.stringify(value) === JSON.stringify(old[name] ?? null)) continue;
    before[name] = old[name] ?? null;
    after[name] = value;
  }
  return { before, after };
}

/**
 * Answers a request of a business by the event that its review declares, in a transaction of that business: changes the
 * state, fills in and clears what the event does, and does what else follows. A reviewer and the business itself in test mode
 * answer by this function. Throws ACTION_NOT_AVAILABLE_ERROR for a record that does not wait.
 * Rule reviews.answers, reviews.sandbox.
 */
export async function answerSubject(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { record, recordId, decision, config, reason = null, note = null }: Answer,
  now: Date,
): Promise<OperationOutcome> {
  const review = reviewOf(record);
  const row = await lockReviewedRow(transaction, scope, record, recordId);
  if (review === undefined || row === undefined) throw notAvailable();
  const { event } = declaredEvent(record, decisionEvent(review, decision));
  const field = event.field ?? 'status';
  if (event.from?.includes(String(row[field])) !== true) throw notAvailable();

  const table = reviewedTable(record);
  const columns: Readonly<Record<string, { readonly dataType: string }>> = getTableColumns(table);
  const set: Record<string, unknown> = { [field]: event.to, updated: now };
  for (const name of event.fills ?? []) if (columns[name]?.dataType === 'date') set[name] = now;
  for (const name of event.clears ?? []) set[name] = null;
  if (review.reason_field !== undefined) set[review.reason_field] = decision === 'APPROVE' ? null : reason;
  if (review.note_field !== undefined) set[review.note_field] = note;
  Object.assign(
    set,
    await ANSWER_EFFECTS[record]?.({ transaction, scope, config, row, recordId, decision, reason, note, now }),
  );
  await transaction
    .update(table)
    .set(set)
    .where(isRecord(table, scope, recordId));
  const { updated: _updated, ...logged } = set;
  return { activity: 'RECORD_CHANGED', ...changes(row, logged) };
}
