import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterWorkingDays } from '#contract/dates/workingDays.ts';
import type { Environment } from '#contract/generated/config.ts';
import { type DeclaredReview, reviewMode, reviewOf } from '#contract/reviews.ts';
import { belongsTo, isRecord, scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { reviews } from '../../database/schema/index.ts';

export type Review = typeof reviews.$inferSelect;

/** States of a review that has no decision yet. */
const OPEN_STATES = ['NEW', 'IN_REVIEW', 'NEEDS_INFO', 'PROPOSED'] as const satisfies readonly Review['status'][];

const HOUR = 60 * 60_000;

/** What a reviewer reads of a record that waits, and of its business. */
export interface Subject {
  /** Name of the record. */
  readonly record: string;
  /** The id with its prefix. */
  readonly id: string;
  readonly businessId: string;
  /** The mode in which the business requested. */
  readonly environment: Environment;
  readonly businessName: string;
  /** IANA name of the time zone of the business. */
  readonly timeZone: string;
  readonly currency: Review['currency'];
  /** When the business requested. */
  readonly since: Date;
  /** What the record is called, in English. */
  readonly name: string;
  /** The columns of the record. */
  readonly row: Readonly<Record<string, unknown>>;
  /** Its fields as a reviewer reads them. */
  readonly snapshot: Record<string, unknown>;
}

/** When the answer to a request is due. Rule reviews.deadlines. */
export function dueOf({ due }: DeclaredReview, since: Date, timeZone: string): Date {
  const { working_days: days, hours = 0 } = due;
  return days === undefined ? new Date(since.getTime() + hours * HOUR) : afterWorkingDays(since, days, timeZone);
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function fieldOf(row: Subject['row'], name: string | undefined): unknown {
  return name === undefined ? null : (row[name] ?? null);
}

function declared(record: string): DeclaredReview {
  const review = reviewOf(record);
  if (review === undefined) throw new Error(`${record} is not reviewed.`);
  return review;
}

/** The open review of a record, locked: two workers never open two. */
export async function lockOpenReview(
  transaction: BusinessTransaction,
  office: BusinessScope,
  subjectId: string,
): Promise<Review | undefined> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`review ${subjectId}`}, 0))`);
  const [review] = await transaction
    .select()
    .from(reviews)
    .where(
      and(belongsTo(reviews, office), eq(reviews.subject_id, subjectId), inArray(reviews.status, [...OPEN_STATES])),
    )
    .orderBy(desc(reviews.created))
    .limit(1)
    .for('update');
  return review;
}

/** What a review repeats of its record. */
export function copiedColumns({ record, name, row, snapshot }: Subject) {
  const { amount, document } = declared(record);
  const stake = fieldOf(row, amount);
  return {
    subject_name: name,
    amount: typeof stake === 'bigint' ? stake : null,
    document: text(fieldOf(row, document)),
    after: snapshot,
  };
}

/** The columns of a new review. */
export function newReview(
  subject: Subject,
  now: Date,
): Omit<typeof reviews.$inferInsert, 'business_id' | 'environment'> {
  const { record, id, row, since } = subject;
  const review = declared(record);
  return {
    id: uuidv7({ msecs: now.getTime() }),
    created: now,
    updated: now,
    status: 'NEW',
    kind: review.kind,
    subject_type: record,
    subject_id: id,
    subject_business_id: subject.businessId,
    subject_environment: reviewMode(record, subject.environment) === subject.environment ? null : subject.environment,
    business_name: subject.businessName,
    requested_by: text(fieldOf(row, review.requested_by)),
    currency: subject.currency,
    ...copiedColumns(subject),
    due: dueOf(review, since, subject.timeZone),
    four_eyes: review.four_eyes ?? false,
  };
}

/** Opens the review of a record that waits. Rule reviews.opened. */
export async function openReview(
  transaction: BusinessTransaction,
  office: BusinessScope,
  subject: Subject,
  now: Date,
  given: Partial<Review> = {},
): Promise<void> {
  await transaction.insert(reviews).values({ ...scopeColumns(office), ...newReview(subject, now), ...given });
}

/** Changes a review of the office. */
export async function changeReview(
  transaction: BusinessTransaction,
  office: BusinessScope,
  review: Review,
  changed: Partial<Review>,
  now: Date,
): Promise<void> {
  await transaction
    .update(reviews)
    .set({ ...changed, updated: now })
    .where(isRecord(reviews, office, review.id));
}
