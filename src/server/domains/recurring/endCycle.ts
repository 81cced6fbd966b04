import { sql } from 'drizzle-orm';
import { today } from '#contract/dates/days.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { LedgerError } from '../../core/ledger/LedgerError.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { recurring_cycles, recurring_plans } from '../../database/schema/index.ts';
import { settleLater } from '../../database/sendLater.ts';
import { acceptingFee } from '../payments/acceptingFee.ts';
import { type AcceptedPayment, acceptPayment } from '../payments/acceptPayment.ts';
import { queueOrder } from '../providers/queueOrder.ts';
import { sendReceipt } from '../receipts/sendReceipt.ts';
import type { ChargeResult } from './Acquirer.ts';

import {
  expireDocument,
  lockDocument,
  logPlanActivity,
  mailPayer,
  type OpenCycle,
  payDocument,
  paymentOf,
  queueCycleCallback,
} from './OpenCycle.ts';
import { dueMoment, nextPlanDay } from './planDays.ts';
import { CYCLE_PREFIX, type Cycle, countCycles, newestEnds, PLAN_PREFIX, type Plan, paymentsLeft } from './planRows.ts';
import { queuePlan } from './queuePlan.ts';
import { daysOf } from './runPlan.ts';

const HOUR = 3_600_000;

async function changeCycle({ transaction, business, cycle, now }: OpenCycle, changes: Partial<Cycle>): Promise<void> {
  await transaction
    .update(recurring_cycles)
    .set({ ...changes, updated: now })
    .where(isRecord(recurring_cycles, business.scope, cycle.id));
}

async function changePlan({ transaction, business, plan, now }: OpenCycle, changes: Partial<Plan>): Promise<void> {
  await transaction
    .update(recurring_plans)
    .set({ ...changes, updated: now })
    .where(isRecord(recurring_plans, business.scope, plan.id));
}

/** Queues a callback about a payment of the plan. */
async function queuePlanCallback(open: OpenCycle, news: Readonly<Record<string, unknown>>): Promise<void> {
  const { plan, cycle } = open;
  const id = formatRecordId(PLAN_PREFIX, plan.id);
  const payment = { payment_id: formatRecordId(CYCLE_PREFIX, cycle.id), number: cycle.cycle_number };
  await queueCycleCallback(open, 'RECURRING_PLAN', id, plan.external_id, { ...payment, ...news });
}

/** Records a completed payment; `undefined` when its amount does not cover the fee. */
async function tryAccept(
  { transaction, business, now }: OpenCycle,
  payment: AcceptedPayment,
): Promise<string | undefined> {
  await transaction.execute(sql`savepoint accepting`);
  try {
    return await acceptPayment(transaction, business, payment, now);
  } catch (error) {
    if (!(error instanceof LedgerError) || error.code === 'unbalanced') throw error;
    await settleLater(transaction);
    await transaction.execute(sql`rollback to savepoint accepting`);
    return undefined;
  }
}

/**
 * Records a paid cycle: posts the payment and counts it; the plan completes with its last payment. A payer who has paid the
 * invoice or link meanwhile pays once.
 * Rule recurring.total, recurring.recorded.
 */
export async function payCycle(open: OpenCycle, result: Extract<ChargeResult, { state: 'PAID' }>): Promise<void> {
  const { business, plan, cycle, now } = open;
  const document = await lockDocument(open);
  const paidBefore = document && (await paymentOf(open, document));
  if (paidBefore !== undefined) return closePaidCycle(open, paidBefore);
  const { amount, currency, reference } = cycle;
  const { customer_id, customer_name, description } = plan;
  const payer = { customer_id, customer_name, description, external_id: reference, reference };
  const fee = acceptingFee(result.category, amount, currency);
  const by = { channel_category: result.category, channel: result.channel };
  const { scope, brand } = business;
  const paid = { paid_for: document?.id ?? null, split_rule_id: document?.payable.about.split_rule_id ?? null };
  const payment = { ...payer, ...by, ...paid, amount, fee, currency };
  const transactionId = await tryAccept(open, payment);
  // Retrying would not change the amount, so the payment fails at once.
  // Rule recurring.too-small.
  if (transactionId === undefined) return failCycle(open, 'AMOUNT_TOO_SMALL', false);
  await sendReceipt(open.transaction, { scope, transactionId, brand, payerEmail: plan.payer_email }, now);
  if (document !== undefined) {
    await payDocument(open, document, { ...by, transactionId, amount, fee, reference, payerName: customer_name });
  }
  await closePaidCycle(open, transactionId);
}

/** Counts a cycle whose payment was recorded. */
async function closePaidCycle(open: OpenCycle, transaction_id: string): Promise<void> {
  const { plan, cycle, now } = open;
  const paid = { status: 'PAID', paid: now, transaction_id, failure_code: null, next_try: null } as const;
  await changeCycle(open, { ...paid, attempts: (cycle.attempts ?? 0) + 1 });
  const paid_cycles = (plan.paid_cycles ?? 0) + 1;
  await logPlanActivity(open, 'PLAN_PAYMENT_PAID', { reference: cycle.reference, paid_cycles });
  const isRunning = plan.status === 'ACTIVE' || plan.status === 'PAUSED';
  const isComplete = isRunning && paymentsLeft({ ...plan, paid_cycles }, 0) === 0;
  await changePlan(open, { paid_cycles, ...(isComplete && { status: 'COMPLETED', next_date: null }) });
  if (isComplete) await logPlanActivity(open, 'PLAN_COMPLETED', { status: 'COMPLETED' });
  await queuePlanCallback(open, { status: 'PAID', plan_status: isComplete ? 'COMPLETED' : plan.status });
  await mailPayer(open, 'recurring_paid');
}

/**
 * Ends a payment whose invoice or link can no longer be paid: paid, when the payer has paid it by themselves, or skipped, when
 * it was withdrawn.
 */
export async function endClosedCycle(open: OpenCycle): Promise<void> {
  const document = await lockDocument(open);
  const transactionId = document && (await paymentOf(open, document));
  return transactionId === undefined ? skipCycle(open) : closePaidCycle(open, transactionId);
}

/** When to retry a payment; `undefined`: no further attempt. Rule recurring.tries. */
function nextAttempt({ business, plan, cycle, now }: OpenCycle): Date | undefined {
  const { tries, retry_hours, due_hour } = business.limits.recurring;
  if (plan.type !== 'AUTOMATIC' || plan.status !== 'ACTIVE' || (cycle.attempts ?? 0) + 1 >= tries) return undefined;
  const again = new Date(now.getTime() + retry_hours * HOUR);
  const isLate = plan.next_date !== null && again >= dueMoment(plan.next_date, business.timeZone, due_hour);
  return isLate ? undefined : again;
}

/** Records a failed attempt: schedules a retry, or fails the payment. */
export async function failAttempt(open: OpenCycle, errorCode: NonNullable<Cycle['failure_code']>): Promise<void> {
  const { transaction, business, cycle } = open;
  const again = nextAttempt(open);
  if (again === undefined) return failCycle(open, errorCode);
  const changes = {
    status: 'RETRYING',
    attempts: (cycle.attempts ?? 0) + 1,
    failure_code: errorCode,
    next_try: again,
  } as const;
  await changeCycle(open, changes);
  await queueOrder(transaction, business.scope, { record: 'recurring-cycle', recordId: cycle.id }, again);
  const news = { status: 'RETRYING', failure_code: errorCode, next_try: again.toISOString() };
  await logPlanActivity(open, 'PLAN_PAYMENT_FAILED', { reference: cycle.reference, ...news });
  await queuePlanCallback(open, { ...news, plan_status: open.plan.status });
  if (errorCode !== 'DAILY_LIMIT') await mailPayer(open, 'recurring_retry', again);
}

/** Continues a plan after an ended payment; pauses it after too many consecutive failed payments. */
async function continuePlan(open: OpenCycle): Promise<Plan['status']> {
  const { transaction, business, plan, now } = open;
  const { scope, timeZone, limits } = business;
  const { failures_until_pause: limit, due_hour } = limits.recurring;
  if (plan.status !== 'ACTIVE' && plan.status !== 'PAUSED') return plan.status;
  const ends = await newestEnds(transaction, scope, plan.id, limit);
  const isPaused = plan.status === 'PAUSED' || (ends.length === limit && ends.every((status) => status === 'FAILED'));
  const status = isPaused ? 'PAUSED' : 'ACTIVE';
  const changes: Partial<Plan> = { status };
  const { open: waiting } = await countCycles(transaction, scope, plan.id);
  if (plan.next_date === null && paymentsLeft(plan, waiting) !== 0) {
    // The last payment did not count, so the plan needs another one.
    const next = nextPlanDay(daysOf(plan, plan.start_date), today(timeZone, now));
    changes.next_date = next;
    const due = dueMoment(next, timeZone, due_hour);
    await queuePlan(transaction, scope, { planId: plan.id, day: next, due }, now);
  }
  await changePlan(open, changes);
  if (status !== plan.status) await logPlanActivity(open, 'RECORD_CHANGED', { status });
  return status;
}

/** Fails a payment for good. `tried`: whether to count another attempt. */
export async function failCycle(
  open: OpenCycle,
  errorCode: NonNullable<Cycle['failure_code']>,
  tried = true,
): Promise<void> {
  const { cycle } = open;
  const attempts = (cycle.attempts ?? 0) + (tried ? 1 : 0);
  await changeCycle(open, { status: 'FAILED', failure_code: errorCode, next_try: null, attempts });
  await expireDocument(open);
  const news = { status: 'FAILED', failure_code: errorCode };
  await logPlanActivity(open, 'PLAN_PAYMENT_FAILED', { reference: cycle.reference, ...news });
  const plan_status = await continuePlan(open);
  await queuePlanCallback(open, { ...news, plan_status });
  if (tried && errorCode !== 'DAILY_LIMIT') await mailPayer(open, 'recurring_failed');
}

/** Skips a payment whose invoice or link was withdrawn; the plan continues. */
export async function skipCycle(open: OpenCycle): Promise<void> {
  await changeCycle(open, { status: 'SKIPPED', next_try: null });
  await logPlanActivity(open, 'PLAN_PAYMENT_SKIPPED', { reference: open.cycle.reference });
  const plan_status = await continuePlan(open);
  await queuePlanCallback(open, { status: 'SKIPPED', plan_status });
}
