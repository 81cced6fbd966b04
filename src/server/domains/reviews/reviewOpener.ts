import { and, getTableColumns, inArray, notInArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Environment } from '#contract/generated/config.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { declaredEvent, reviewedRecords, reviewMode, reviewOf, waitingStates } from '#contract/reviews.ts';
import { forEachBusiness } from '../../core/periodic/forEachBusiness.ts';
import type { PeriodicWorker } from '../../core/periodic/PeriodicWorker.ts';
import { queueReview } from '../../core/reviews/queueReview.ts';
import type { Services } from '../../core/services.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import { type BusinessScope, inBusiness } from '../../database/inBusiness.ts';
import { reviews } from '../../database/schema/index.ts';
import { reviewedTable } from './reviewedRow.ts';
import { reviewOffice } from './reviewOffice.ts';

/** Poll interval for records that wait without a review, in milliseconds. */
const POLL_INTERVAL_MS = 60 * 60_000;

/** Maximum number of records of a kind and a business at a time. */
const BATCH = 200;

type OpenerServices = Pick<Services, 'database' | 'pool' | 'realTime'>;

/** The records of a business that have an open review; `undefined` without an internal business that reviews. */
async function reviewedIds(
  { pool, database }: OpenerServices,
  { businessId }: BusinessScope,
  mode: Environment,
): Promise<Set<string> | undefined> {
  const office = await reviewOffice(database, mode);
  if (office === undefined) return undefined;
  const { subject_business_id, subject_id, status } = reviews;
  const ENDED = ['APPROVED', 'DECLINED', 'WITHDRAWN'] as const;
  const rows = await inBusiness(pool, office, (transaction) =>
    transaction
      .select({ subject_id })
      .from(reviews)
      .where(
        and(belongsTo(reviews, office), inArray(subject_business_id, [businessId]), notInArray(status, [...ENDED])),
      ),
  );
  return new Set(rows.map((row) => row.subject_id));
}

/**
 * Queues the review of every record that waits without one: records from before it was declared to be reviewed, or from a
 * time without an internal business that reviews.
 * Rule reviews.opened.
 */
export async function openWaiting(services: OpenerServices, scope: BusinessScope): Promise<void> {
  const known = new Map<Environment, ReadonlySet<string>>();
  for (const mode of new Set(reviewedRecords().map((record) => reviewMode(record, scope.environment)))) {
    const ids = await reviewedIds(services, scope, mode);
    if (ids === undefined) return;
    known.set(mode, ids);
  }
  const now = services.realTime();
  await inBusiness(services.pool, scope, async (transaction) => {
    for (const record of reviewedRecords()) {
      const review = reviewOf(record);
      const event = review?.opens[0];
      // What a provider decides as a rule is reviewed only when it says so: its event leads back to the same state.
      if (review === undefined || event === undefined || waitingStates(record).includes(selfState(record, event)))
        continue;
      const table = reviewedTable(record);
      const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
      const state = columns[declaredEvent(record, review.approve).event.field ?? 'status'];
      if (state === undefined) continue;
      const rows = await transaction
        .select({ id: table.id })
        .from(table)
        .where(and(belongsTo(table, scope), inArray(state, [...waitingStates(record)])))
        .limit(BATCH);
      for (const { id } of rows) {
        const recordId = String(id);
        if (known.get(reviewMode(record, scope.environment))?.has(formatRecordId(review.prefix, recordId)) !== true)
          await queueReview(transaction, scope, { record, recordId, event }, now);
      }
    }
  });
}

/** The state in which an event leaves a record that it does not change; '' for one that changes it. */
function selfState(record: string, name: string): string {
  const { event } = declaredEvent(record, name);
  return event.from?.includes(event.to) === true && event.from.length === 1 ? event.to : '';
}

/** Opens missing reviews, when the server starts and then every hour. Any number of processes may run it. */
export function reviewOpener(services: OpenerServices, onError: (error: unknown) => void): PeriodicWorker {
  return forEachBusiness(services, POLL_INTERVAL_MS, onError, ({ scope }) => openWaiting(services, scope));
}
