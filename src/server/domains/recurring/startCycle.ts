import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { addDays } from '#contract/dates/days.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import type { BackgroundBusiness } from '../../access/sessions/people/backgroundBusiness.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import { sendMail } from '../../core/outbox/sendMail.ts';
import { scopeColumns, scopeOf } from '../../database/belongsTo.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { invoices, payment_links, recurring_cycles } from '../../database/schema/index.ts';
import { recordMail } from '../../engine/operations/operation/recordMail.ts';
import { queueOrder } from '../providers/queueOrder.ts';
import type { Cycle, Plan } from './planRows.ts';

/** A payment of a plan, by number and date. */
interface PlannedCycle {
  readonly number: number;
  /** YYYY-MM-DD, in the business's time zone. */
  readonly day: string;
}

/** The invoice or link of the payment. */
type Sent = Partial<Pick<Cycle, 'invoice_id' | 'payment_link_id'>>;

/** Inserts a payment of a locked plan. Its unique reference prevents duplicates. */
export async function insertCycle(
  transaction: BusinessTransaction,
  plan: Plan,
  { number, day, status, ...sent }: PlannedCycle & Sent & { readonly status: 'PENDING' | 'SKIPPED' },
  now: Date,
): Promise<string> {
  const id = uuidv7({ msecs: now.getTime() });
  await transaction.insert(recurring_cycles).values({
    ...sent,
    ...scopeColumns(scopeOf(plan)),
    id,
    created: now,
    updated: now,
    plan_id: plan.id,
    cycle_number: number,
    status,
    due_date: day,
    reference: referenceOf(plan, number),
    amount: plan.amount,
    currency: plan.currency,
    attempts: 0,
  });
  return id;
}

function referenceOf({ external_id }: Plan, number: number): string {
  return `${external_id}-${number}`;
}

/** Creates a document under the payment's reference, or under the document's own id when a user has taken that reference. */
async function underFreeReference<Row>(
  insert: (externalId: string) => PromiseLike<Row[]>,
  [reference, ownId]: readonly [reference: string, ownId: string],
): Promise<Row | undefined> {
  const [row] = await insert(reference);
  return row ?? (await insert(ownId))[0];
}

/** Common columns of invoices and payment links. */
function documentOf(plan: Plan, id: string, external_id: string, now: Date) {
  const { business_id, environment, customer_id, customer_name, payer_email, amount, currency, created_by } = plan;
  const payer = { customer_id, customer_name, payer_email };
  const link = randomBytes(15).toString('base64url');
  return {
    business_id,
    environment,
    id,
    created: now,
    updated: now,
    ...payer,
    amount,
    currency,
    created_by,
    link,
    external_id,
  };
}

async function sendInvoice(
  transaction: BusinessTransaction,
  plan: Plan,
  { number, day }: PlannedCycle,
  id: string,
  now: Date,
) {
  const insert = (external_id: string) =>
    transaction
      .insert(invoices)
      .values({
        ...documentOf(plan, id, external_id, now),
        status: 'PENDING',
        payer_name: plan.customer_name,
        description: plan.description,
        due_date: day,
      })
      .onConflictDoNothing()
      .returning();
  return underFreeReference(insert, [referenceOf(plan, number), formatRecordId('inv', id)]);
}

async function sendLink(
  transaction: BusinessTransaction,
  plan: Plan,
  { number, day }: PlannedCycle,
  id: string,
  now: Date,
) {
  const insert = (external_id: string) =>
    transaction
      .insert(payment_links)
      .values({
        ...documentOf(plan, id, external_id, now),
        type: 'SINGLE',
        status: 'ACTIVE',
        title: plan.description,
        end_date: day,
        usage_limit: 1,
        payments_count: 0,
        paid_amount: 0n,
      })
      .onConflictDoNothing()
      .returning();
  return underFreeReference(insert, [referenceOf(plan, number), formatRecordId('plk', id)]);
}

/** Creates the invoice or link for the payer, and logs it. */
async function send(
  transaction: BusinessTransaction,
  { scope, name, country, brand, language, limits }: BackgroundBusiness,
  plan: Plan,
  { number, day }: PlannedCycle,
  now: Date,
): Promise<Sent> {
  if (plan.type === 'AUTOMATIC') return {};
  const id = uuidv7({ msecs: now.getTime() });
  const isInvoice = plan.type === 'INVOICE';
  const planned = { number, day: addDays(day, limits.recurring.days_to_pay) };
  const row = await (isInvoice ? sendInvoice : sendLink)(transaction, plan, planned, id, now);
  const record = brand.config.records.get(isInvoice ? 'invoice' : 'payment-link');
  if (row === undefined || record === undefined)
    throw new Error('The invoice or payment link for the payer could not be created');
  const mail = isInvoice ? 'invoice' : 'payment_link';
  const text = recordMail({ mail, record, row: { ...row }, business: { name, country }, brand, language });
  await sendMail(transaction, { ...text, to: plan.payer_email }, now);
  const target = { type: record.name, id: formatRecordId(record.idPrefix, id) };
  const after = { status: row.status, external_id: row.external_id };
  await recordSystemActivity(transaction, scope, { action: 'RECORD_CREATED', ...target, after }, now);
  return isInvoice ? { invoice_id: id } : { payment_link_id: id };
}

/** Starts one payment of a plan: sends the payer an invoice or link if needed, and queues the order for the acquirer. */
export async function startCycle(
  transaction: BusinessTransaction,
  business: BackgroundBusiness,
  plan: Plan,
  planned: PlannedCycle,
  now: Date,
): Promise<void> {
  const sent = await send(transaction, business, plan, planned, now);
  const recordId = await insertCycle(transaction, plan, { ...planned, ...sent, status: 'PENDING' }, now);
  await queueOrder(transaction, business.scope, { record: 'recurring-cycle', recordId }, now);
}
