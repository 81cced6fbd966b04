import { and, eq, inArray, sql } from 'drizzle-orm';
import { belongsTo } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { recurring_cycles, type recurring_plans } from '../../database/schema/index.ts';

export type Plan = typeof recurring_plans.$inferSelect;
export type Cycle = typeof recurring_cycles.$inferSelect;

/** Prefixes of the ids of plans and their payments. */
export const PLAN_PREFIX = 'rcp';
export const CYCLE_PREFIX = 'rcc';

function isOf(scope: BusinessScope, planId: string) {
  return and(belongsTo(recurring_cycles, scope), eq(recurring_cycles.plan_id, planId));
}

/** The number of a plan's newest payment, and how many are pending. */
export async function countCycles(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  planId: string,
): Promise<{ readonly last: number; readonly open: number }> {
  const [counted] = await transaction
    .select({
      last: sql<number>`coalesce(max(${recurring_cycles.cycle_number}), 0)::int`,
      open: sql<number>`(count(*) filter (where ${inArray(recurring_cycles.status, ['PENDING', 'RETRYING'])}))::int`,
    })
    .from(recurring_cycles)
    .where(isOf(scope, planId));
  return counted ?? { last: 0, open: 0 };
}

/** Statuses of the newest ended payments of a plan, newest first. */
export async function newestEnds(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  planId: string,
  count: number,
): Promise<Cycle['status'][]> {
  const rows = await transaction
    .select({ status: recurring_cycles.status })
    .from(recurring_cycles)
    .where(and(isOf(scope, planId), inArray(recurring_cycles.status, ['PAID', 'FAILED'])))
    .orderBy(sql`${recurring_cycles.cycle_number} desc`)
    .limit(count);
  return rows.map(({ status }) => status);
}

/** Number of remaining payments of a plan, not counting pending ones; `undefined`: unlimited. */
export function paymentsLeft({ total_cycles: total, paid_cycles: paid }: Plan, open: number): number | undefined {
  return total === null ? undefined : Math.max(0, total - (paid ?? 0) - open);
}
