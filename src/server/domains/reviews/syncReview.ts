import { isDeepStrictEqual } from 'node:util';
import { type DeclaredReview, declaredEvent, reviewOf, waitingStates } from '#contract/reviews.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { changeReview, copiedColumns, lockOpenReview, openReview, type Review, type Subject } from './openReviews.ts';

/** What happened to a reviewed record. */
export interface SubjectChange {
  readonly subject: Subject;
  /** The event; `null` for a change of other fields. */
  readonly event: string | null;
  /** The reason and the words of who caused it. */
  readonly reason?: string | null;
  readonly note?: string | null;
}

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

/** The status of a review that the business has answered. */
export function answeredStatus({ assignee }: Pick<Review, 'assignee'>) {
  return assignee === null ? ('NEW' as const) : ('IN_REVIEW' as const);
}

/** What the business changed while its request is reviewed. To submit it again answers an open question. */
function changedColumns(review: Review, subject: Subject, isSubmitted: boolean, now: Date): Partial<Review> {
  const copied = copiedColumns(subject);
  if (isDeepStrictEqual(copied.after, review.after)) return {};
  const noted = { before: review.after, ...copied };
  if (!isSubmitted || review.status !== 'NEEDS_INFO') return noted;
  return { ...noted, status: answeredStatus(review), answered: now, ...repliedColumns(subject) };
}

/** The question of a provider, while the record waits with it. The question of a reviewer changes the review at once. */
function providerQuestion(
  review: Review,
  { subject, note = null }: SubjectChange,
  declared: DeclaredReview,
  now: Date,
) {
  const isOpen = note !== null && note === subject.row[declared.note_field ?? ''];
  if (!isOpen || (review.status !== 'NEW' && review.status !== 'IN_REVIEW')) return {};
  const cleared = { answer: null, answer_document: null, answered: null };
  return { status: 'NEEDS_INFO' as const, question: note, question_sent: now, ...cleared };
}

/** What a provider has left to our reviewers, or requires of the business. Rule payment-methods.partner-undecided. */
function providerColumns(review: Review, change: SubjectChange, declared: DeclaredReview, now: Date): Partial<Review> {
  const { event } = change;
  if (event === null) return {};
  if (event === declared.refer) return { referred: now };
  return event === declared.ask ? providerQuestion(review, change, declared, now) : {};
}

/** The end of a review whose record no longer waits. */
function endOf({ subject: { record }, event, reason, note }: SubjectChange, now: Date): Partial<Review> {
  const review = reviewOf(record);
  if (event !== null && event === review?.approve) return { status: 'APPROVED', decision: 'APPROVE', decided: now };
  if (event !== null && event === review?.decline)
    return {
      status: 'DECLINED',
      decision: 'DECLINE',
      decided: now,
      ...(reason && { reason: reason as Review['reason'] }),
      ...(note && { note }),
    };
  return { status: 'WITHDRAWN', decided: now };
}

/**
 * Brings the review of a record up to date, in a transaction of the office: opens it, notes what the business changed or a
 * provider answered, or closes it. Returns whether a review is open then.
 * Rule reviews.opened, reviews.withdrawn.
 */
export async function syncReview(
  transaction: BusinessTransaction,
  office: BusinessScope,
  change: SubjectChange,
  now: Date,
): Promise<boolean> {
  const { subject, event } = change;
  const { record, row } = subject;
  const declared = reviewOf(record);
  if (declared === undefined) return false;
  const { field = 'status' } = declaredEvent(record, declared.approve).event;
  const isWaiting = waitingStates(record).includes(String(row[field]));
  const isSubmitted = event !== null && declared.opens.includes(event);
  const open = await lockOpenReview(transaction, office, subject.id);
  if (open === undefined) {
    const opens = isWaiting && isSubmitted;
    const referred = event === declared.refer ? { referred: now } : {};
    if (opens) await openReview(transaction, office, subject, now, referred);
    return opens;
  }
  const changed = isWaiting
    ? { ...changedColumns(open, subject, isSubmitted, now), ...providerColumns(open, change, declared, now) }
    : endOf(change, now);
  if (Object.keys(changed).length > 0) await changeReview(transaction, office, open, changed, now);
  return isWaiting;
}
