import { enqueue } from '../../core/queue/enqueue.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';

/**
 * Queues a plan for its next date, in the transaction that sets that date. A task whose date is no longer the plan's next
 * one is ignored: the plan was changed or stopped.
 */
export function queuePlan(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  {
    planId,
    day,
    due,
  }: { readonly planId: string /** In the business's time zone. */; readonly day: string; readonly due: Date },
  now: Date,
): Promise<void> {
  const payload = { plan_id: planId, due_date: day };
  return enqueue(transaction, { queue: 'plan', key: `${planId}/${day}`, scope, due, payload }, now);
}
