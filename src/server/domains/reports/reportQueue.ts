import { eq, sql } from 'drizzle-orm';
import { scopeOf } from '../../database/belongsTo.ts';
import type { Database } from '../../database/database.ts';
import type { BusinessScope } from '../../database/inBusiness.ts';
import { report_queue } from '../../database/schema/index.ts';

/** Lease of a report, in seconds; the worker extends it while it works. */
const LEASE_SECONDS = 60;

/** A report claimed by a worker. */
export interface ClaimedReport {
  /** UUID. */
  readonly id: string;
  readonly scope: BusinessScope;
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_SECONDS * 1000);
}

/** Claims the report that has waited longest, except those of some businesses; no other worker gets it within the lease. */
export async function claimReport(
  { drizzle }: Database,
  now: Date,
  except: readonly string[],
): Promise<ClaimedReport | undefined> {
  const [claimed] = await drizzle
    .update(report_queue)
    .set({ available: leaseFrom(now) })
    .where(
      eq(
        report_queue.report_id,
        sql`(select report_id from ${report_queue} where available <= ${now.toISOString()}::timestamptz
          and business_id <> all(${sql.param(except)}::uuid[])
          order by available limit 1 for update skip locked)`,
      ),
    )
    .returning();
  if (claimed === undefined) return undefined;
  return { id: claimed.report_id, scope: scopeOf(claimed) };
}

/** Sets when a report is due again: now to hand it over, or later to delete its file. */
export async function requeueReport({ drizzle }: Database, { id }: ClaimedReport, available: Date): Promise<void> {
  await drizzle.update(report_queue).set({ available }).where(eq(report_queue.report_id, id));
}

/** Extends the lease of a report in progress. */
export async function renewLease(database: Database, claimed: ClaimedReport, now: Date): Promise<void> {
  await requeueReport(database, claimed, leaseFrom(now));
}

/** Removes a finished report from the queue. */
export async function dequeueReport({ drizzle }: Database, { id }: ClaimedReport): Promise<void> {
  await drizzle.delete(report_queue).where(eq(report_queue.report_id, id));
}
