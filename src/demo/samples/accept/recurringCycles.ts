import { formatRecordId } from '#contract/ids/recordId.ts';
import { recurring_cycles, recurring_plans } from '#server/database/schema/index.ts';
import { CYCLE_PREFIX } from '#server/domains/recurring/planRows.ts';
import { createRandom } from '../../random.ts';
import { DAY, localMidnight } from '../../trade/calendar.ts';
import type { SampleRow, SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';
import { transactionOf } from './payerMethods.ts';
import { daysBetween } from './recurringPlans.ts';

type Row = SampleRow<typeof recurring_cycles>;
type Plan = SampleRow<typeof recurring_plans>;

/** Weighted states of the newest payment of an automatic plan; earlier ones are mostly paid. */
const NEWEST = [
  ['PENDING', 1],
  ['RETRYING', 1],
  ['FAILED', 1],
  ['PAID', 6],
] as const;

/** The invoice or the link that the payer gets for a payment, and the payment's transaction. */
function withDocument({ type }: Plan, row: Row): Row {
  const { id, created, status, paid } = row;
  const document = createRandom(`${id}/document`).uuid(created.getTime());
  const name = {
    AUTOMATIC: formatRecordId(CYCLE_PREFIX, id),
    INVOICE: formatRecordId('inv', document),
    PAYMENT_LINK: formatRecordId('plk', document),
  }[type];
  return {
    ...row,
    transaction_id: paid ? transactionOf(name, paid) : null,
    invoice_id: type === 'INVOICE' && status !== 'SKIPPED' ? document : null,
    payment_link_id: type === 'PAYMENT_LINK' && status !== 'SKIPPED' ? document : null,
  };
}

/** The payment after the paid ones: skipped for a paused plan, pending or unpaid for others. */
function newestOf(demo: SampleScene, plan: Plan, index: number): Row | undefined {
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
  const hasFailed = status === 'FAILED' || status === 'RETRYING';
  // What was sent to a payer has failed when its day is over.
  const isOver = hasFailed && !isAutomatic;
  const made = isOver ? demo.daysAfter(new Date(demo.now), -2) : new Date(demo.now - 3_600_000);
  if (made < plan.created) return undefined;
  return withDocument(plan, {
    ...demo.key(made),
    updated: isOver ? new Date(endOfDay(demo, made)) : made,
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
  });
}

/** The end of the local day of a moment, UTC milliseconds. */
function endOfDay({ business: { trade } }: SampleScene, moment: Date): number {
  return localMidnight(moment.getTime(), trade?.offsetMinutes ?? 420) + DAY;
}

/** A payment that was made on the day on which it was due. */
function paidCycle(demo: SampleScene, plan: Plan, cycle: number): Row {
  const days = daysBetween(plan.interval);
  const moment = new Date(Math.min(demo.now - 60_000, demo.daysAfter(plan.created, days * (cycle - 1)).getTime()));
  const latest = Math.min(demo.after(moment, 12).getTime(), endOfDay(demo, moment) - 1_000);
  const paid = new Date(Math.max(moment.getTime(), latest));
  return withDocument(plan, {
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

/** The payments of each scene: their invoices and links are made before them. */
const made = new WeakMap<SampleScene, readonly Row[]>();

/** The payments of all plans. */
export function cyclesOf(demo: SampleScene): readonly Row[] {
  const known = made.get(demo);
  if (known !== undefined) return known;
  const rows: Row[] = [];
  let automatic = 0;
  demo.begin('recurring_cycles');
  for (const plan of demo.rowsOf(recurring_plans)) {
    for (let cycle = 1; cycle <= (plan.paid_cycles ?? 0); cycle++) rows.push(paidCycle(demo, plan, cycle));
    const newest = newestOf(demo, plan, automatic);
    if (plan.type === 'AUTOMATIC' && plan.status === 'ACTIVE') automatic += 1;
    if (newest !== undefined) rows.push(newest);
  }
  made.set(demo, rows);
  return rows;
}

export const RECURRING_CYCLES = sample(recurring_cycles, cyclesOf);
