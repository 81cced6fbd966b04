import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { businessTimeZone } from '#contract/dates/zoneTable.ts';
import type { ZonedBusiness } from '../../core/periodic/ZonedBusiness.ts';
import type { QueueName } from '../../core/queue/Queue.ts';
import type { Database } from '../../database/database.ts';
import { businesses, queue_tasks } from '../../database/schema/index.ts';

/** The businesses that share a test clock, in test mode: a business, or a platform with its accounts. */
export interface ClockFamily {
  readonly members: readonly ZonedBusiness[];
  /** UUIDs of the members. */
  readonly ids: readonly string[];
}

/** The businesses that follow the clock of one. */
export async function readFamily({ drizzle }: Database, businessId: string): Promise<ClockFamily> {
  const { business_id, master_business_id, time_zone, country } = businesses;
  const rows = await drizzle
    .select({ business_id, time_zone, country })
    .from(businesses)
    .where(or(eq(business_id, businessId), eq(master_business_id, businessId)));
  const members = rows.map((row) => ({
    scope: { businessId: row.business_id, environment: 'DEVELOPMENT' as const },
    timeZone: businessTimeZone(row.time_zone, row.country),
  }));
  return { members, ids: rows.map((row) => row.business_id) };
}

/** Milliseconds by which the clock of a business is ahead. */
export async function readAhead({ drizzle }: Database, businessId: string): Promise<number> {
  const [row] = await drizzle
    .select({ ahead: businesses.test_clock_ahead })
    .from(businesses)
    .where(eq(businesses.business_id, businessId));
  return row?.ahead ?? 0;
}

function waits({ ids }: ClockFamily) {
  return and(
    inArray(queue_tasks.business_id, [...ids]),
    eq(queue_tasks.environment, 'DEVELOPMENT'),
    isNull(queue_tasks.dead),
  );
}

/** Milliseconds until the next task of these queues is due; `undefined` without one. */
export async function untilNextTask(
  { drizzle }: Database,
  family: ClockFamily,
  queues: readonly QueueName[],
  realTime: Date,
): Promise<number | undefined> {
  const [row] = await drizzle
    .select({ due: sql<string | null>`min(${queue_tasks.due})` })
    .from(queue_tasks)
    .where(and(waits(family), inArray(queue_tasks.queue, [...queues]), gt(queue_tasks.due, realTime)));
  return row?.due == null ? undefined : new Date(row.due).getTime() - realTime.getTime();
}

/** Moves the clock of a family: their time is later, and what waits is due sooner, in one transaction. */
export async function moveFamily(
  { drizzle }: Database,
  family: ClockFamily,
  milliseconds: number,
  realTime: Date,
): Promise<void> {
  await drizzle.transaction(async (transaction) => {
    await transaction
      .update(businesses)
      .set({ test_clock_ahead: sql`${businesses.test_clock_ahead} + ${milliseconds}::bigint` })
      .where(inArray(businesses.business_id, [...family.ids]));
    await transaction
      .update(queue_tasks)
      .set({ due: sql`${queue_tasks.due} - ${milliseconds}::bigint * interval '1 millisecond'` })
      .where(
        and(
          waits(family),
          gt(queue_tasks.due, realTime),
          or(isNull(queue_tasks.leased_until), lte(queue_tasks.leased_until, realTime)),
        ),
      );
  });
}
