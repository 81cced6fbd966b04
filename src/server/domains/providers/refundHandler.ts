import { and, sql } from 'drizzle-orm';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import { belongsTo, isRecord } from '../../database/belongsTo.ts';
import { credit_card_payments, credit_card_refunds, transactions } from '../../database/schema/index.ts';
import { reopenDisputes } from '../chargebacks/refundDisputes.ts';
import { creditRefund } from '../payments/refunds/creditRefund.ts';
import { announceResult } from './announceResult.ts';
import type { FinalResult, OrderContext, OrderHandler } from './OrderHandler.ts';

/** Prefix of refund ids. */
const PREFIX = 'ccrf';

type Refund = typeof credit_card_refunds.$inferSelect;
type Payment = typeof credit_card_payments.$inferSelect;

function isThis({ scope, recordId }: OrderContext) {
  return isRecord(credit_card_refunds, scope, recordId);
}

function isPaymentOf({ scope }: OrderContext, { payment_id }: Refund) {
  return isRecord(credit_card_payments, scope, payment_id);
}

/** The status of a refund that ended. Rule refunds.at-the-acquirer. */
function endOf(result: FinalResult): Refund['status'] {
  if (result.state === 'DONE') return 'SUCCEEDED';
  if (result.state === 'REFUSED') return 'CYBERSOURCE_ERROR';
  return result.errorCode === 'CHANNEL_UNAVAILABLE' ? 'PROCESSOR_ERROR' : 'FAILED';
}

/** A requested or pending refund and its payment. The payment is locked first, as in `cards.refund`. */
async function find(order: OrderContext): Promise<{ refund: Refund; payment: Payment } | undefined> {
  const { transaction } = order;
  const [refund] = await transaction.select().from(credit_card_refunds).where(isThis(order));
  if (refund === undefined) return undefined;
  const isPayment = isPaymentOf(order, refund);
  const [payment] = await transaction.select().from(credit_card_payments).where(isPayment).for('update');
  const [locked] = await transaction.select().from(credit_card_refunds).where(isThis(order)).for('update');
  const isUnderWay = locked?.status === 'REQUESTED' || locked?.status === 'PENDING';
  return payment !== undefined && isUnderWay ? { refund: locked, payment } : undefined;
}

/** The acquirer has accepted a requested refund. */
async function markAccepted(order: OrderContext, now: Date): Promise<void> {
  await order.transaction.update(credit_card_refunds).set({ status: 'PENDING', updated: now }).where(isThis(order));
}

/** Whether the payment is fully refunded, without another pending refund. */
async function isAllBack(order: OrderContext, refund: Refund, payment: Payment): Promise<boolean> {
  const { rows } = await order.transaction.execute<{ others: number }>(sql`
    select count(*)::int as others from ${credit_card_refunds} where business_id = ${order.scope.businessId}::uuid
      and environment = ${order.scope.environment} and payment_id = ${refund.payment_id}::uuid
      and id <> ${refund.id}::uuid and status in ('PENDING', 'REQUESTED')`);
  return payment.refunded_amount === payment.amount && rows[0]?.others === 0;
}

/** Order handler of card refunds. Rule refunds.not-taken, refunds.at-the-acquirer. */
export const refundHandler: OrderHandler = {
  async orderOf(carried) {
    const found = await find(carried);
    if (found === undefined) return undefined;
    const { refund, payment } = found;
    const { currency } = refund;
    const amount = toDecimal(refund.amount, currency);
    const { card_brand: channel, card_number: account } = payment;
    return { id: formatRecordId(PREFIX, refund.id), amount, currency, channel, account };
  },

  async accept(order, now) {
    const found = await find(order);
    if (found?.refund.status !== 'REQUESTED') return;
    const { transaction, scope, recordId } = order;
    await markAccepted(order, now);
    const id = formatRecordId(PREFIX, recordId);
    const change = { before: { status: 'REQUESTED' }, after: { status: 'PENDING' } };
    const news = { action: 'RECORD_CHANGED', type: 'credit-card-refund', id, ...change } as const;
    await recordSystemActivity(transaction, scope, news, now);
  },

  async end(order, result, now) {
    const found = await find(order);
    if (found === undefined) return;
    const { transaction, scope, recordId } = order;
    const { refund, payment } = found;
    // What was accepted before and ends otherwise now was lost on the way: it fails at the processor.
    const isAccepted = refund.status === 'PENDING';
    if (!isAccepted && result.state !== 'REFUSED') await markAccepted(order, now);
    const errorCode = result.state === 'DONE' ? null : result.errorCode;
    const status = isAccepted && result.state === 'REFUSED' ? 'PROCESSOR_ERROR' : endOf(result);
    const completed = errorCode === null ? now : null;
    await transaction.update(credit_card_refunds).set({ status, completed, updated: now }).where(isThis(order));
    await transaction
      .update(transactions)
      .set({ status: errorCode === null ? 'COMPLETED' : 'FAILED', failure_code: errorCode, updated: now })
      .where(and(belongsTo(transactions, scope), sql`${transactions.id} = ${refund.transaction_id}`));
    if (errorCode !== null) {
      await creditRefund(transaction, scope, { ...refund, transactionId: refund.transaction_id }, now);
      const refunded_amount = payment.refunded_amount - refund.amount;
      await transaction
        .update(credit_card_payments)
        .set({ refunded_amount, updated: now })
        .where(isPaymentOf(order, refund));
      await reopenDisputes(transaction, scope, refund, now);
    } else if (await isAllBack(order, refund, payment)) {
      await transaction
        .update(credit_card_payments)
        .set({ status: 'REFUNDED', updated: now })
        .where(isPaymentOf(order, refund));
    }
    const id = formatRecordId(PREFIX, recordId);
    const { reference: externalId, currency } = refund;
    const amount = toDecimal(refund.amount, currency);
    const news = { record: 'credit-card-refund', id, product: 'REFUND', externalId, status, errorCode } as const;
    await announceResult(order, { ...news, amount, currency }, now);
  },
};
