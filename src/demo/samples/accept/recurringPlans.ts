import { recurring_plans } from '#server/database/schema/index.ts';
import { nextPlanDay } from '#server/domains/recurring/planDays.ts';
import { sample } from '../sample.ts';
import { acceptsPayments, numbered, payableAmount } from './acceptsPayments.ts';
import { chargedWallet } from './payerMethods.ts';

const STATUSES = [
  ['ACTIVE', 7],
  ['PAUSED', 1],
  ['STOPPED', 1],
  ['COMPLETED', 2],
  ['PENDING', 1],
] as const;

const TYPES = ['INVOICE', 'PAYMENT_LINK', 'AUTOMATIC'] as const;

const INTERVALS = [
  ['MONTH', 30],
  ['WEEK', 7],
  ['DAY', 3],
  ['YEAR', 365],
] as const;

/** Days between two payments. */
export function daysBetween(interval: (typeof INTERVALS)[number][0]): number {
  return INTERVALS.find(([unit]) => unit === interval)?.[1] ?? 30;
}

export const RECURRING_PLANS = sample(recurring_plans, (demo) => {
  if (!acceptsPayments(demo)) return [];
  const types = TYPES.filter((type) => type !== 'AUTOMATIC' || chargedWallet(demo) !== undefined);
  return types.flatMap((type) =>
    demo.times(demo.count(10, 5), ({ id, created }, index) => {
      const status = demo.state(STATUSES, index);
      const [interval, days] = INTERVALS[index % INTERVALS.length] ?? ['MONTH', 30];
      const customer = demo.customer(created);
      const person = demo.person();
      const since = Math.max(0, Math.floor((demo.now - created.getTime()) / (days * 86_400_000)));
      const paid = status === 'PENDING' ? 0 : Math.min(since, 4);
      const isOver = status === 'STOPPED' || status === 'COMPLETED';
      const start = status === 'PENDING' ? demo.daysAfter(new Date(demo.now), 2 + (index % days)) : created;
      const interval_count = interval === 'DAY' ? 3 : 1;
      const planDays = { anchor: demo.day(start), interval, interval_count };
      // Never today or tomorrow, so that no payment is collected while a visitor looks around.
      const tomorrow = demo.day(demo.daysAfter(new Date(demo.now), 1));
      const next = isOver ? null : nextPlanDay(planDays, tomorrow);
      return {
        id,
        created,
        updated: created,
        type,
        status,
        external_id: numbered(demo, type === 'INVOICE' ? 'REC' : type === 'AUTOMATIC' ? 'SUB' : 'RPL', index),
        description: demo.item(),
        customer_id: customer?.id ?? null,
        customer_name: customer?.name ?? null,
        payer_email: customer?.email ?? person.email,
        amount: payableAmount(demo, 60_000, 2_500_000),
        currency: demo.currency,
        interval,
        interval_count,
        total_cycles: status === 'COMPLETED' ? Math.max(paid, 1) : demo.chance(0.5) ? 12 : null,
        paid_cycles: status === 'COMPLETED' ? Math.max(paid, 1) : paid,
        start_date: planDays.anchor,
        next_date: next,
        anchor_date: planDays.anchor,
        stopped: status === 'STOPPED' ? demo.after(created, 480) : null,
        created_by: demo.member(['can_edit', 'operation']),
      };
    }),
  );
});
