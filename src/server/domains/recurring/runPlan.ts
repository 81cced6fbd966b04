import { formatRecordId } from '#contract/ids/recordId.ts';
import { type BackgroundBusiness, loadBusiness } from '../../access/sessions/people/backgroundBusiness.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import { ofBusiness, type Queue, type Task } from '../../core/queue/Queue.ts';
import { PATIENT_WAITS } from '../../core/queue/retryWaits.ts';
import type { Services } from '../../core/services.ts';
import { isRecord } from '../../database/belongsTo.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { recurring_plans } from '../../database/schema/index.ts';
import { dueMoment, nextPlanDay, type PlanDays } from './planDays.ts';
import { countCycles, PLAN_PREFIX, type Plan, paymentsLeft } from './planRows.ts';
import { queuePlan } from './queuePlan.ts';
import { insertCycle, startCycle } from './startCycle.ts';

const RUNNING: readonly Plan['status'][] = ['PENDING', 'ACTIVE', 'PAUSED'];

async function startPayment(
  transaction: BusinessTransaction,
  config: Services['config'],
  task: Task,
  now: Date,
): Promise<void> {
  const { scope, payload } = ofBusiness(task);
  const day = String(payload.due_date);
  const thisPlan = isRecord(recurring_plans, scope, String(payload.plan_id));
  const [plan] = await transaction.select().from(recurring_plans).where(thisPlan).for('update');
  // The plan was stopped or changed after it was queued.
  if (plan?.next_date !== day || !RUNNING.includes(plan.status)) return;
  const business = await loadBusiness(transaction, config, scope);
  await runPlan(transaction, business, plan, day, now);
}

/**
 * Recurring plans on their next date: each starts its payment and sets its next date, once.
 * Rule recurring.once.
 */
export function planQueue({ config }: Pick<Services, 'config'>): Queue {
  return {
    name: 'plan',
    followsTestClock: true,
    concurrency: 1,
    waits: PATIENT_WAITS,
    handle: async (task, { now }) => ({
      state: 'DONE',
      write: (transaction) => startPayment(transaction, config, task, now()),
    }),
  };
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
  await queuePlan(transaction, scope, { planId: plan.id, day: next, due }, now);
}
