import { recurring_cycles, recurring_plans } from '../../../db/schema/index.ts';
import type { SampleRow } from '../SampleScene.ts';
import { sample } from '../sample.ts';
import { daysBetween } from './recurringPlans.ts';

type Row = SampleRow<typeof recurring_cycles>;

/** How the next payment of a plan stands: most only wait for their day. */
const NEXT = [
  ['SCHEDULED', 6],
  ['RETRYING', 1],
  ['FAILED', 1],
  ['SKIPPED', 1],
] as const;

export const RECURRING_CYCLES = sample(recurring_cycles, (demo) => {
  const rows: Row[] = [];
  for (const [at, plan] of demo.rowsOf(recurring_plans).entries()) {
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
    if (plan.next_date === null || plan.next_date === undefined || plan.status === 'PENDING') continue;
    const status = plan.status === 'PAUSED' ? ('SKIPPED' as const) : demo.state(NEXT, at);
    const hasFailed = status === 'FAILED' || status === 'RETRYING';
    const made = new Date(demo.now - 3_600_000);
    rows.push({
      ...demo.key(made),
      updated: made,
      plan_id: plan.id,
      cycle_number: paidCycles + 1,
      status,
      due_date: hasFailed ? demo.day(made) : plan.next_date,
      reference: `${plan.external_id}-${paidCycles + 1}`,
      amount: plan.amount,
      currency: plan.currency,
      attempts: hasFailed ? (status === 'FAILED' ? 3 : 1) : 0,
      failure_code: hasFailed
        ? demo.pick(['INSUFFICIENT_BALANCE', 'EXPIRED_CARD', 'CARD_DECLINED', 'EXPIRED_PAYMENT'])
        : null,
      paid: null,
    });
  }
  return rows;
});
