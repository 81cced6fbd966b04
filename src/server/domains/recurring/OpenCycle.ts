import { and, desc, eq, inArray } from 'drizzle-orm';
import { dayOf } from '#contract/dates/days.ts';
import { formatDay } from '#contract/dates/formatDates.ts';
import { TRANSITIONS } from '#contract/generated/transitions.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import type { BackgroundBusiness } from '../../access/sessions/people/backgroundBusiness.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import { sendMail } from '../../core/outbox/sendMail.ts';
import { belongsTo, isRecord } from '../../database/belongsTo.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import {
  invoices,
  payment_links,
  recurring_cycles,
  recurring_plans,
  transactions,
} from '../../database/schema/index.ts';
import { recordMail } from '../../engine/operations/operation/recordMail.ts';
import { addCallback, type NewCallback } from '../callbacks/addCallback.ts';
import type { Payable, RecordedPayment } from '../payments/payables/Payable.ts';
import { PAYABLE_KINDS } from '../payments/payables/payableKinds.ts';
import { isPaid, isPayable } from '../payments/payables/payableState.ts';
import { completePayable } from '../payments/payables/payPayable.ts';
import { type Cycle, PLAN_PREFIX, type Plan } from './planRows.ts';

/** A pending payment of a plan, in a transaction that may end it. */
export interface OpenCycle {
  readonly transaction: BusinessTransaction;
  readonly business: BackgroundBusiness;
  readonly plan: Plan;
  readonly cycle: Cycle;
  readonly now: Date;
}

/** The locked invoice or link that the payer received. */
export interface SentDocument {
  readonly kind: 'invoice' | 'payment-link';
  /** Its id, with its prefix. */
  readonly id: string;
  readonly payable: Payable;
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

/** The invoice or link of a payment; `undefined` in a plan that charges by itself. */
function documentOf({ invoice_id, payment_link_id }: Cycle) {
  if (invoice_id !== null) return { kind: 'invoice', recordId: invoice_id } as const;
  return payment_link_id === null ? undefined : ({ kind: 'payment-link', recordId: payment_link_id } as const);
}

/** Locks the invoice or link of the payment, if any. */
export async function lockDocument({ transaction, business, cycle }: OpenCycle): Promise<SentDocument | undefined> {
  const document = documentOf(cycle);
  if (document === undefined) return undefined;
  const { kind, recordId } = document;
  const { lock, idPrefix } = PAYABLE_KINDS[kind];
  const payable = await lock(transaction, business.scope, recordId);
  return payable && { kind, payable, id: formatRecordId(idPrefix, recordId) };
}

/** The payment that the payer made of an invoice or link by themselves: the UUID of its transaction. */
export async function paymentOf(
  { transaction, business }: OpenCycle,
  { kind, payable, id }: SentDocument,
): Promise<string | undefined> {
  if (!isPaid(kind, payable.status)) return undefined;
  const [payment] = await transaction
    .select({ id: transactions.id })
    .from(transactions)
    .where(and(belongsTo(transactions, business.scope), eq(transactions.paid_for, id)))
    .orderBy(desc(transactions.created))
    .limit(1);
  return payment?.id;
}

async function logDocument(
  { transaction, business, now }: OpenCycle,
  { kind, id }: SentDocument,
  action: 'PAYMENT_RECEIVED' | 'RECORD_EXPIRED',
  status: string,
): Promise<void> {
  await recordSystemActivity(transaction, business.scope, { action, type: kind, id, after: { status } }, now);
}

/** Marks the invoice or link as paid by a recorded payment, also one that expired before the result arrived. */
export async function payDocument(open: OpenCycle, document: SentDocument, payment: RecordedPayment): Promise<void> {
  const { transaction, business, now } = open;
  if (!isPayable(document.kind, document.payable.status, ['payer', 'provider'])) return;
  const status = await completePayable(transaction, business.scope, document, payment, now);
  await logDocument(open, document, 'PAYMENT_RECEIVED', status);
}

/** Expires the invoice or link of a failed payment, logs it, and queues a callback. */
export async function expireDocument(open: OpenCycle): Promise<void> {
  const { transaction, business, now } = open;
  const document = await lockDocument(open);
  if (document === undefined || !isPayable(document.kind, document.payable.status, ['payer'])) return;
  const { kind, id, payable } = document;
  const table = kind === 'invoice' ? invoices : payment_links;
  const { to: status } = TRANSITIONS[kind].events.expire;
  await transaction
    .update(table)
    .set({ status, updated: now })
    .where(isRecord(table, business.scope, payable.id));
  await logDocument(open, document, 'RECORD_EXPIRED', status);
  const product = kind === 'invoice' ? 'INVOICE' : 'PAYMENT_LINK';
  await queueCycleCallback(open, product, id, payable.about.external_id, { status });
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
  const { brand, language, country, timeZone } = business;
  const record = brand.config.records.get('recurring-cycle');
  if (record === undefined) throw new Error('Record recurring-cycle not found');
  const next_try = again === undefined ? '' : formatDay(dayOf(again, timeZone), language, country);
  const also = { description: plan.description, next_try };
  const text = recordMail({ mail, record, row: { ...cycle }, business, brand, language, also });
  await sendMail(transaction, { ...text, to: plan.payer_email }, now);
}
