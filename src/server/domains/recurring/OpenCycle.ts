import { and, inArray } from 'drizzle-orm';
import { dayOf } from '#contract/dates/days.ts';
import { formatDay } from '#contract/dates/formatDates.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import type { BackgroundBusiness } from '../../access/sessions/people/backgroundBusiness.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import { sendMail } from '../../core/outbox/sendMail.ts';
import { isRecord } from '../../database/belongsTo.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { invoices, payment_links, recurring_cycles, recurring_plans } from '../../database/schema/index.ts';
import { recordMail } from '../../engine/operations/operation/recordMail.ts';
import { addCallback, type NewCallback } from '../callbacks/addCallback.ts';
import { type Cycle, PLAN_PREFIX, type Plan } from './planRows.ts';

/** A pending payment of a plan, in a transaction that may end it. */
export interface OpenCycle {
  readonly transaction: BusinessTransaction;
  readonly business: BackgroundBusiness;
  readonly plan: Plan;
  readonly cycle: Cycle;
  readonly now: Date;
}

/** Status of the invoice or link that the payer received. */
export interface SentDocument {
  readonly status: string;
  /** Whether it can still be paid. */
  readonly isOpen: boolean;
  /** The last day to pay. */
  readonly lastDay: string | null;
}

/**
 * The plan and the payment, locked: the plan first, as in users' actions. `undefined` when the payment is no longer
 * pending.
 */
export async function lockCycle(
  transaction: BusinessTransaction,
  business: BackgroundBusiness,
  cycleId: string,
  now: Date,
): Promise<OpenCycle | undefined> {
  const { scope } = business;
  const [found] = await transaction
    .select()
    .from(recurring_cycles)
    .where(isRecord(recurring_cycles, scope, cycleId));
  if (found === undefined) return undefined;
  const [plan] = await transaction
    .select()
    .from(recurring_plans)
    .where(isRecord(recurring_plans, scope, found.plan_id))
    .for('update');
  const isOpen = inArray(recurring_cycles.status, ['PENDING', 'RETRYING']);
  const open = and(isRecord(recurring_cycles, scope, cycleId), isOpen);
  const [cycle] = await transaction.select().from(recurring_cycles).where(open).for('update');
  return plan && cycle && { transaction, business, plan, cycle, now };
}

/** The invoice or link of the payment, if any. */
export async function readDocument({ transaction, business, cycle }: OpenCycle): Promise<SentDocument | undefined> {
  if (cycle.invoice_id !== null) {
    const [row] = await transaction
      .select()
      .from(invoices)
      .where(isRecord(invoices, business.scope, cycle.invoice_id));
    return row && { status: row.status, isOpen: row.status === 'PENDING', lastDay: row.due_date };
  }
  if (cycle.payment_link_id === null) return undefined;
  const [row] = await transaction
    .select()
    .from(payment_links)
    .where(isRecord(payment_links, business.scope, cycle.payment_link_id));
  return row && { status: row.status, isOpen: row.status === 'ACTIVE', lastDay: row.end_date };
}

/** Closes the invoice or link as paid or expired, logs it, and queues a callback. */
export async function closeDocument(open: OpenCycle, status: 'PAID' | 'EXPIRED'): Promise<void> {
  const { transaction, business, cycle, now } = open;
  const isPaid = status === 'PAID';
  const changed = { status, updated: now, ...(isPaid && { paid: now }) };
  // A payment counts even if the document had expired when the result arrived.
  let closed: { id: string; external_id: string } | undefined;
  if (cycle.invoice_id !== null) {
    [closed] = await transaction
      .update(invoices)
      .set(changed)
      .where(
        and(
          isRecord(invoices, business.scope, cycle.invoice_id),
          inArray(invoices.status, isPaid ? ['PENDING', 'EXPIRED'] : ['PENDING']),
        ),
      )
      .returning({ id: invoices.id, external_id: invoices.external_id });
  } else if (cycle.payment_link_id !== null) {
    [closed] = await transaction
      .update(payment_links)
      .set({ ...changed, ...(isPaid && { payments_count: 1, paid_amount: cycle.amount }) })
      .where(
        and(
          isRecord(payment_links, business.scope, cycle.payment_link_id),
          inArray(payment_links.status, isPaid ? ['ACTIVE', 'EXPIRED'] : ['ACTIVE']),
        ),
      )
      .returning({ id: payment_links.id, external_id: payment_links.external_id });
  }
  if (closed === undefined) return;
  const isInvoice = cycle.invoice_id !== null;
  const id = formatRecordId(isInvoice ? 'inv' : 'plk', closed.id);
  const target = { type: isInvoice ? 'invoice' : 'payment-link', id };
  const action = isPaid ? ('RECORD_CHANGED' as const) : ('RECORD_EXPIRED' as const);
  await recordSystemActivity(transaction, business.scope, { action, ...target, after: { status } }, now);
  await queueCycleCallback(open, isInvoice ? 'INVOICE' : 'PAYMENT_LINK', id, closed.external_id, { status });
}

/** Queues a callback with the amount of the payment. */
export async function queueCycleCallback(
  { transaction, business, cycle, now }: OpenCycle,
  product: NewCallback['product'],
  id: string,
  externalId: string,
  news: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { amount, currency } = cycle;
  const money = { amount: toDecimal(amount, currency), currency };
  const payload = { event: product, id, external_id: externalId, ...news, ...money };
  await addCallback(transaction, business.scope, { product, reference: id, externalId, payload, sender: null }, now);
}

/** Adds an entry to the plan's history. */
export async function logPlanActivity(
  { transaction, business, plan, now }: OpenCycle,
  action: 'PLAN_PAYMENT_PAID' | 'PLAN_PAYMENT_FAILED' | 'PLAN_PAYMENT_SKIPPED' | 'PLAN_COMPLETED' | 'RECORD_CHANGED',
  after: Readonly<Record<string, unknown>>,
): Promise<void> {
  const id = formatRecordId(PLAN_PREFIX, plan.id);
  await recordSystemActivity(transaction, business.scope, { action, type: 'recurring-plan', id, after }, now);
}

/** Mails the payer about an automatic charge; payers with an invoice or link have a mail already. */
export async function mailPayer(open: OpenCycle, mail: string, again?: Date): Promise<void> {
  const { transaction, business, plan, cycle, now } = open;
  if (plan.type !== 'AUTOMATIC') return;
  const { name, brand, language, timeZone } = business;
  const record = brand.config.records.get('recurring-cycle');
  if (record === undefined) throw new Error('Record recurring-cycle not found');
  const next_try = again === undefined ? '' : formatDay(dayOf(again, timeZone), language);
  const also = { description: plan.description, next_try };
  const text = recordMail({ mail, record, row: { ...cycle }, business: name, brand, language, also });
  await sendMail(transaction, { ...text, to: plan.payer_email }, now);
}
