import { formatRecordId } from '#contract/ids/recordId.ts';
import { type BackgroundBusiness, loadBusiness } from '../../access/sessions/people/backgroundBusiness.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import { doNextDue } from '../../core/jobs/doNextDue.ts';
import type { Services } from '../../core/services.ts';
import { isRecord } from '../../database/belongsTo.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { plans_due, recurring_plans } from '../../database/schema/index.ts';
import { dueMoment, nextPlanDay, type PlanDays } from './planDays.ts';
import { countCycles, PLAN_PREFIX, type Plan, paymentsLeft } from './planRows.ts';
import { queuePlan } from './queuePlan.ts';
import { insertCycle, startCycle } from './startCycle.ts';

const RUNNING: readonly Plan['status'][] = ['PENDING', 'ACTIVE', 'PAUSED'];

/**
 * Starts the payment of the plan that has been due longest, and sets the plan's next date. Returns `false` when nothing is
 * due.
 * Rule recurring.once.
 */
export function runNextPlan({ database, config }: Pick<Services, 'database' | 'config'>, now: Date): Promise<boolean> {
  const queue = { table: plans_due, key: ['plan_id', 'due_date'] } as const;
  return doNextDue(database, queue, now, async (transaction, scope, { plan_id, due_date }) => {
    const [plan] = await transaction
      .select()
      .from(recurring_plans)
      .where(isRecord(recurring_plans, scope, plan_id))
      .for('update');
    // The plan was stopped or changed after it was queued.
    if (plan?.next_date !== due_date || !RUNNING.includes(plan.status)) return;
    const business = await loadBusiness(transaction, config, scope);
    await runPlan(transaction, business, plan, due_date, now);
  });
}

/** The schedule of a plan. */
export function daysOf({ anchor_date, interval, interval_count }: Plan, day: string): PlanDays {
  return { anchor: anchor_date ?? day, interval, interval_count };
}

/** The due dates of a plan, oldest first; more than one only if no worker ran for longer than the plan's interval. */
function dueDays({ timeZone, limits }: BackgroundBusiness, days: PlanDays, first: string, now: Date): string[] {
  const came = [first];
  for (let day = nextPlanDay(days, first); ; day = nextPlanDay(days, day)) {
    if (dueMoment(day, timeZone, limits.recurring.due_hour) > now) return came;
    came.push(day);
  }
}

async function runPlan(
  transaction: BusinessTransaction,
  business: BackgroundBusiness,
  plan: Plan,
  first: string,
  now: Date,
): Promise<void> {
  const { scope, timeZone, limits } = business;
  const days = daysOf(plan, first);
  const came = dueDays(business, days, first, now);
  const { last, open } = await countCycles(transaction, scope, plan.id);
  const isOver = paymentsLeft(plan, open) === 0;
  // Of several missed dates, only the newest is charged.
  // Rule recurring.missed-days.
  const isCharged = plan.status !== 'PAUSED' && !isOver;
  const skipped = isCharged ? came.slice(0, -1) : isOver ? [] : came;
  for (const [index, day] of skipped.entries()) {
    await insertCycle(transaction, plan, { number: last + index + 1, day, status: 'SKIPPED' }, now);
  }
  if (skipped.length > 0) {
    const id = formatRecordId(PLAN_PREFIX, plan.id);
    const after = { due_dates: skipped };
    const activity = { action: 'PLAN_PAYMENT_SKIPPED', type: 'recurring-plan', id, after } as const;
    await recordSystemActivity(transaction, scope, activity, now);
  }
  const newest = came.at(-1) ?? first;
  if (isCharged) {
    await startCycle(transaction, business, plan, { number: last + skipped.length + 1, day: newest }, now);
  }
  const isLast = isOver || paymentsLeft(plan, open + (isCharged ? 1 : 0)) === 0;
  const next = isLast ? null : nextPlanDay(days, newest);
  await transaction
    .update(recurring_plans)
    .set({ status: plan.status === 'PENDING' ? 'ACTIVE' : plan.status, next_date: next, updated: now })
    .where(isRecord(recurring_plans, scope, plan.id));
  if (next === null) return;
  const due = dueMoment(next, timeZone, limits.recurring.due_hour);
  await queuePlan(transaction, scope, { planId: plan.id, day: next, due });
}
