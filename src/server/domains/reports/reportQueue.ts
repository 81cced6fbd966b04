import { eq, sql } from 'drizzle-orm';
import { scopeOf } from '../../database/belongsTo.ts';
import type { Database } from '../../database/database.ts';
import type { BusinessScope } from '../../database/inBusiness.ts';
import { report_queue } from '../../database/schema/index.ts';

/** How long a worker keeps a report without a word, in seconds; then another takes it up. */
const LEASE_SECONDS = 60;

/** A report that a worker has taken up. */
export interface ClaimedReport {
  /** UUID. */
  readonly id: string;
  readonly scope: BusinessScope;
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_SECONDS * 1000);
}

/** Takes up what has waited longest of all but some businesses; no two workers get the same report within a lease. */
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

/** Sees to a report again at a moment: now for one that goes on elsewhere, later to take its file away. */
export async function requeueReport({ drizzle }: Database, { id }: ClaimedReport, available: Date): Promise<void> {
  await drizzle.update(report_queue).set({ available }).where(eq(report_queue.report_id, id));
}

/** Keeps a report that takes long. */
export async function renewLease(database: Database, claimed: ClaimedReport, now: Date): Promise<void> {
  await requeueReport(database, claimed, leaseFrom(now));
}

/** Nothing is left to do. */
export async function dequeueReport({ drizzle }: Database, { id }: ClaimedReport): Promise<void> {
  await drizzle.delete(report_queue).where(eq(report_queue.report_id, id));
}
