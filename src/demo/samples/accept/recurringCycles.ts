import { recurring_cycles, recurring_plans } from '#server/database/schema/index.ts';
import type { SampleRow, SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';
import { daysBetween } from './recurringPlans.ts';

type Row = SampleRow<typeof recurring_cycles>;

/** Weighted states of the newest payment of an automatic plan; earlier ones are mostly paid. */
const NEWEST = [
  ['PENDING', 1],
  ['RETRYING', 1],
  ['FAILED', 1],
  ['PAID', 6],
] as const;

/** The payment after the paid ones: skipped for a paused plan, pending or unpaid for others. */
function newestOf(demo: SampleScene, plan: SampleRow<typeof recurring_plans>, index: number): Row | undefined {
  const isPaused = plan.status === 'PAUSED';
  if (!isPaused && plan.status !== 'ACTIVE') return undefined;
  const isAutomatic = plan.type === 'AUTOMATIC';
  const status = isPaused
    ? ('SKIPPED' as const)
    : isAutomatic
      ? demo.state(NEWEST, index)
      : demo.chance(0.1)
        ? ('FAILED' as const)
        : ('PAID' as const);
  if (status === 'PAID') return undefined;
  const made = new Date(demo.now - 3_600_000);
  const hasFailed = status === 'FAILED' || status === 'RETRYING';
  return {
    ...demo.key(made),
    updated: made,
    plan_id: plan.id,
    cycle_number: (plan.paid_cycles ?? 0) + 1,
    status,
    due_date: demo.day(made),
    reference: `${plan.external_id}-${(plan.paid_cycles ?? 0) + 1}`,
    amount: plan.amount,
    currency: plan.currency,
    attempts: status === 'FAILED' && isAutomatic ? 3 : hasFailed ? 1 : 0,
    failure_code: !hasFailed
      ? null
      : isAutomatic
        ? demo.pick(['INSUFFICIENT_BALANCE', 'EXPIRED_CARD', 'CARD_DECLINED'])
        : 'EXPIRED_PAYMENT',
    next_try: status === 'RETRYING' ? demo.daysAfter(made, 2) : null,
    paid: null,
  };
}

export const RECURRING_CYCLES = sample(recurring_cycles, (demo) => {
  const rows: Row[] = [];
  let automatic = 0;
  for (const plan of demo.rowsOf(recurring_plans)) {
    const days = daysBetween(plan.interval);
    const paidCycles = plan.paid_cycles ?? 0;
    for (let cycle = 1; cycle <= paidCycles; cycle++) {
      const moment = new Date(Math.min(demo.now - 60_000, demo.daysAfter(plan.created, days * (cycle - 1)).getTime()));
      const paid = demo.after(moment, 12);
      rows.push({
        ...demo.key(moment),
        updated: paid,
        plan_id: plan.id,
        cycle_number: cycle,
        status: 'PAID',
        due_date: demo.day(moment),
        reference: `${plan.external_id}-${cycle}`,
        amount: plan.amount,
        currency: plan.currency,
        attempts: 1,
        failure_code: null,
        paid,
      });
    }
    const newest = newestOf(demo, plan, automatic);
    if (plan.type === 'AUTOMATIC' && plan.status === 'ACTIVE') automatic += 1;
    if (newest !== undefined) rows.push(newest);
  }
  return rows;
});
