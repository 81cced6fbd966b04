import { reviewOf } from '#contract/reviews.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { enqueue } from '../queue/enqueue.ts';

/** The record of questions that reviewers send to businesses. */
export const QUESTION_RECORD = 'review-question';

/** What happened to a record that our reviewers answer, or to a question about one. */
export interface ReviewedChange {
  /** Name of the record. */
  readonly record: string;
  /** UUID. */
  readonly recordId: string;
  /** The event of config/transitions/<record>.yaml; `null` for a change of other fields. */
  readonly event: string | null;
  /** The reason and the words of a reviewer, for the mail. */
  readonly reason?: string | null;
  readonly note?: string | null;
}

/**
 * Queues what follows for the review of a record, in the transaction that changes the record: a worker opens, updates or
 * closes its review, and mails the business what the event declares. A request of a business never reads or writes what
 * belongs to the reviewers. Does nothing for a record that is not reviewed.
 * Rule reviews.opened.
 */
export async function queueReview(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { record, recordId, event, reason = null, note = null }: ReviewedChange,
  now: Date,
): Promise<void> {
  if (record !== QUESTION_RECORD && reviewOf(record) === undefined) return;
  // Each change is a task of its own: one in progress has read the record before this change.
  const key = `${recordId} ${event ?? 'change'} ${now.getTime()}`;
  const payload = { record, recordId, event, reason, note };
  await enqueue(transaction, { queue: 'review', key, scope, due: now, payload }, now);
}
