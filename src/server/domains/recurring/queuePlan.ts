import { scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { plans_due } from '../../database/schema/index.ts';

/** Has a plan seen to on its next day, in the transaction that gives it that day. What it had been queued for before is of no use from then on. */
export async function queuePlan(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { planId, day, due }: { readonly planId: string; readonly day: string; readonly due: Date },
): Promise<void> {
  const entry = { ...scopeColumns(scope), plan_id: planId, due_date: day, due };
  await transaction.insert(plans_due).values(entry).onConflictDoNothing();
}
