import { isDeepStrictEqual } from 'node:util';
import { declaredEvent, reviewOf, waitingStates } from '#contract/reviews.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { changeReview, copiedColumns, lockOpenReview, openReview, type Review, type Subject } from './openReviews.ts';

/** What the business replied on a record with a conversation of its own. */
function repliedColumns({ record, row }: Subject): Partial<Review> {
  const conversation = reviewOf(record)?.conversation;
  if (conversation === undefined) return {};
  const { reply, document = '' } = conversation;
  return { answer: textOf(row[reply]), answer_document: textOf(row[document]) };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** What the business changed while its request is reviewed. To submit it again answers an open question. */
function changedColumns(review: Review, subject: Subject, isSubmitted: boolean, now: Date): Partial<Review> {
  const copied = copiedColumns(subject);
  if (isDeepStrictEqual(copied.after, review.after)) return {};
  const noted = { before: review.after, ...copied };
  if (!isSubmitted || review.status !== 'NEEDS_INFO') return noted;
  return { ...noted, status: 'IN_REVIEW', answered: now, ...repliedColumns(subject) };
}

/** The end of a review whose record no longer waits. */
function endOf(record: string, event: string | null, now: Date): Partial<Review> {
  const review = reviewOf(record);
  if (event !== null && event === review?.approve) return { status: 'APPROVED', decision: 'APPROVE', decided: now };
  if (event !== null && event === review?.decline) return { status: 'DECLINED', decision: 'DECLINE', decided: now };
  return { status: 'WITHDRAWN', decided: now };
}

/**
 * Brings the review of a record up to date, in a transaction of the office: opens it, notes what the business changed, or
 * closes it. Returns whether a review is open then.
 * Rule reviews.opened, reviews.withdrawn.
 */
export async function syncReview(
  transaction: BusinessTransaction,
  office: BusinessScope,
  { subject, event }: { readonly subject: Subject; readonly event: string | null },
  now: Date,
): Promise<boolean> {
  const { record, row } = subject;
  const declared = reviewOf(record);
  if (declared === undefined) return false;
  const { field = 'status' } = declaredEvent(record, declared.approve).event;
  const isWaiting = waitingStates(record).includes(String(row[field]));
  const isSubmitted = event !== null && declared.opens.includes(event);
  const open = await lockOpenReview(transaction, office, subject.id);
  if (open === undefined) {
    const opens = isWaiting && isSubmitted;
    if (opens) await openReview(transaction, office, subject, now);
    return opens;
  }
  const changed = isWaiting ? changedColumns(open, subject, isSubmitted, now) : endOf(record, event, now);
  if (Object.keys(changed).length > 0) await changeReview(transaction, office, open, changed, now);
  return isWaiting;
}
