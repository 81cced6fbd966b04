import { scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { plans_due } from '../../database/schema/index.ts';

/** Queues a plan for its next date, in the transaction that sets that date. Replaces an earlier entry. */
export async function queuePlan(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { planId, day, due }: { readonly planId: string; readonly day: string; readonly due: Date },
): Promise<void> {
  const entry = { ...scopeColumns(scope), plan_id: planId, due_date: day, due };
  await transaction.insert(plans_due).values(entry).onConflictDoNothing();
}
