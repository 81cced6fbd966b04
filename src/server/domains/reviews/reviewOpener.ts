import { and, getTableColumns, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { declaredEvent, reviewedRecords, reviewOf, waitingStates } from '#contract/reviews.ts';
import { type BusinessWork, forEachBusiness } from '../../core/periodic/forEachBusiness.ts';
import type { PeriodicWorker } from '../../core/periodic/PeriodicWorker.ts';
import { queueReview } from '../../core/reviews/queueReview.ts';
import type { Services } from '../../core/services.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import { type BusinessScope, inBusiness } from '../../database/inBusiness.ts';
import { reviews } from '../../database/schema/index.ts';
import { anyOf, isOf, type ScopeTerms } from '../../database/scopeTerms.ts';
import { reviewedTable } from './reviewedRow.ts';
import { reviewOffice } from './reviewOffice.ts';

/** Poll interval for records that wait without a review, in milliseconds. */
const POLL_INTERVAL_MS = 60 * 60_000;

/** Maximum number of records of a kind and a business at a time. */
const BATCH = 200;

/** States of a review that has been answered or is no longer wanted. */
const ENDED = ['APPROVED', 'DECLINED', 'WITHDRAWN'] as const;

type OpenerServices = Pick<Services, 'database' | 'pool' | 'realTime'>;

/** A kind of record that waits to be reviewed as soon as it is in one of these states. */
interface Waiting {
  readonly record: string;
  /** Prefix of the ids of its records. */
  readonly prefix: string;
  /** The event that opens its review. */
  readonly event: string;
  readonly table: ReturnType<typeof reviewedTable>;
  readonly isWaiting: SQL;
}

/** Every kind of record that waits to be reviewed. */
function waitingKinds(): Waiting[] {
  return reviewedRecords().flatMap((record): Waiting[] => {
    const review = reviewOf(record);
    const event = review?.opens[0];
    // What a provider decides as a rule is reviewed only when it says so: its event leads back to the same state.
    if (review === undefined || event === undefined || waitingStates(record).includes(selfState(record, event)))
      return [];
    const table = reviewedTable(record);
    const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
    const state = columns[declaredEvent(record, review.approve).event.field ?? 'status'];
    if (state === undefined) return [];
    return [{ record, prefix: review.prefix, event, table, isWaiting: inArray(state, [...waitingStates(record)]) }];
  });
}

/** Condition for the records of this kind that wait without an open review. */
function isUnreviewed({ prefix, table, isWaiting }: Waiting): SQL {
  const { subject_business_id, subject_id, status } = reviews;
  const id = sql`${`${prefix}_`}::text || replace(${table.id}::text, '-', '')`;
  return sql`${isWaiting} and not exists (select 1 from ${reviews} where ${subject_business_id} = ${table.business_id}::text
    and ${subject_id} = ${id} and ${notInArray(status, [...ENDED])})`;
}

/** Condition that a business has a record that waits without an open review. */
function hasUnreviewed(business: ScopeTerms): SQL {
  return anyOf(
    waitingKinds().map(
      (kind) => sql`exists (select 1 from ${kind.table} where ${isOf(business)} and ${isUnreviewed(kind)})`,
    ),
  );
}

/**
 * Queues the review of every record that waits without one: records from before it was declared to be reviewed, or from a
 * time without an internal business that reviews.
 * Rule reviews.opened.
 */
export async function openWaiting({ database, pool, realTime }: OpenerServices, scope: BusinessScope): Promise<void> {
  if ((await reviewOffice(database, scope.environment)) === undefined) return;
  const now = realTime();
  for (const kind of waitingKinds()) {
    const { table, record, event } = kind;
    // As the owner of the database: reviews belong to the internal business.
    const waiting = await database.drizzle
      .select({ id: table.id })
      .from(table)
      .where(and(belongsTo(table, scope), isUnreviewed(kind)))
      .limit(BATCH);
    if (waiting.length === 0) continue;
    await inBusiness(pool, scope, async (transaction) => {
      for (const { id } of waiting) await queueReview(transaction, scope, { record, recordId: String(id), event }, now);
    });
  }
}

/** The state in which an event leaves a record that it does not change; '' for one that changes it. */
function selfState(record: string, name: string): string {
  const { event } = declaredEvent(record, name);
  return event.from?.includes(event.to) === true && event.from.length === 1 ? event.to : '';
}

/** Opens missing reviews, when the server starts and then every hour. Any number of processes may run it. */
export function reviewOpener(services: OpenerServices, onError: (error: unknown) => void): PeriodicWorker {
  const unreviewed: BusinessWork = { has: hasUnreviewed, work: ({ scope }) => openWaiting(services, scope) };
  return forEachBusiness(services, unreviewed, { interval: POLL_INTERVAL_MS, onError });
}
