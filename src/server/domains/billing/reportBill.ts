import { queueReview } from '../../core/reviews/queueReview.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { billing_requests, billing_statements } from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { createRecord } from '../../engine/operations/records/createRecord.ts';

/** The record of what a business says about a statement. */
const REQUEST = 'billing-request';

/** Sends what the form says about an unpaid statement to our reviewers; the statement waits for their answer. */
async function submit(
  context: RecordContext,
  type: (typeof billing_requests.$inferInsert)['type'],
): Promise<OperationOutcome> {
  const { transaction, session, brand, recordId, now } = context;
  const { scope } = session;
  const record = brand.config.records.get(REQUEST);
  if (record === undefined) throw new Error(`no record ${REQUEST}`);
  const isThis = isRecord(billing_statements, scope, recordId);
  const [bill] = await transaction.select().from(billing_statements).where(isThis).for('update');
  if (bill?.status !== 'UNPAID' || bill.in_review !== 'NONE') throw notAvailable();
  const { number, period, total: amount, currency } = bill;
  const about = { statement_id: recordId, type, status: 'PENDING', number, period, amount, currency };
  const request = await createRecord({ ...context, record }, () => about);
  await transaction.update(billing_statements).set({ in_review: type, updated: now }).where(isThis);
  await queueReview(transaction, scope, { record: REQUEST, recordId: request.recordId, event: 'submit' }, now);
  return { activity: 'RECORD_CHANGED', before: { in_review: bill.in_review }, after: { in_review: type } };
}

/**
 * `billing_statements.report_transfer`: says that a statement was paid by bank transfer. Throws ACTION_NOT_AVAILABLE_ERROR for
 * one that is paid, void, or in review.
 * Rule settings.billing-transfer.
 */
export function reportTransfer(context: RecordContext): Promise<OperationOutcome> {
  return submit(context, 'TRANSFER');
}

/**
 * `billing_statements.dispute`: says that a statement is wrong. Throws ACTION_NOT_AVAILABLE_ERROR for one that is paid, void,
 * or in review.
 * Rule settings.billing-disputed.
 */
export function disputeBill(context: RecordContext): Promise<OperationOutcome> {
  return submit(context, 'DISPUTE');
}

/**
 * `billing_requests.withdraw`: takes back what was said; the statement is due again. Throws ACTION_NOT_AVAILABLE_ERROR for a
 * request that was answered.
 * Rule settings.billing-answered.
 */
export async function withdrawReport({
  transaction,
  session: { scope },
  recordId,
  now,
}: RecordContext): Promise<OperationOutcome> {
  const isThis = isRecord(billing_requests, scope, recordId);
  const [request] = await transaction.select().from(billing_requests).where(isThis).for('update');
  if (request?.status !== 'PENDING') throw notAvailable();
  await transaction.update(billing_requests).set({ status: 'WITHDRAWN', updated: now }).where(isThis);
  await transaction
    .update(billing_statements)
    .set({ in_review: 'NONE', updated: now })
    .where(isRecord(billing_statements, scope, request.statement_id));
  return { activity: 'RECORD_CHANGED', before: { status: 'PENDING' }, after: { status: 'WITHDRAWN' } };
}
