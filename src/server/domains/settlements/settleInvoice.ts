import { and, inArray } from 'drizzle-orm';
import { TRANSITIONS } from '#contract/generated/transitions.ts';
import { formatRecordId, parseRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import { isRecord } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { invoices, type transactions } from '../../database/schema/index.ts';
import { queueRecordCallback } from '../callbacks/queueRecordCallback.ts';

const PREFIX = 'inv';

/** Settles the invoice that a payment paid, if any, with its callback. Rule invoices.settled. */
export async function settleInvoice(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { id: transactionId, paid_for }: Pick<typeof transactions.$inferSelect, 'id' | 'paid_for'>,
  now: Date,
): Promise<void> {
  const invoiceId = paid_for === null ? undefined : parseRecordId(PREFIX, paid_for);
  if (invoiceId === undefined) return;
  const { from, to: status, callback: product } = TRANSITIONS.invoice.events.settle;
  const [invoice] = await transaction
    .update(invoices)
    .set({ status, updated: now })
    .where(and(isRecord(invoices, scope, invoiceId), inArray(invoices.status, [...from])))
    .returning();
  if (invoice === undefined) return;
  const id = formatRecordId(PREFIX, invoiceId);
  const { external_id: externalId, amount, currency } = invoice;
  const details = {
    amount: toDecimal(amount, currency),
    currency,
    transaction_id: formatRecordId('txn', transactionId),
  };
  await queueRecordCallback(transaction, scope, { product, id, externalId, status, details }, now);
  const after = { status };
  await recordSystemActivity(transaction, scope, { action: 'PAYMENT_SETTLED', type: 'invoice', id, after }, now);
}
