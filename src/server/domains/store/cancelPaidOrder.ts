import { and, eq } from 'drizzle-orm';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { activityOf } from '../../access/sessions/activity/activityOf.ts';
import { recordActivity } from '../../core/activity/recordActivity.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import { type store_orders, transactions } from '../../database/schema/index.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { changeRecord, currentRow } from '../../engine/operations/records/changeRecord.ts';
import { refundWalletPayment } from '../ewallets/refundWalletPayment.ts';
import { isTooOld } from '../payments/refunds/refundDays.ts';
import { returnToStock } from './stock.ts';

type Payment = typeof transactions.$inferSelect;

/** The payment of an order, locked; undefined for an order that was paid elsewhere. */
async function lockPayment({ transaction, session, recordId }: RecordContext): Promise<Payment | undefined> {
  const { paid_for, type, status } = transactions;
  const [payment] = await transaction
    .select()
    .from(transactions)
    .where(
      and(
        belongsTo(transactions, session.scope),
        eq(paid_for, formatRecordId('ord', recordId)),
        eq(type, 'PAYMENT'),
        eq(status, 'COMPLETED'),
      ),
    )
    .for('update');
  return payment;
}

/** What its channel gives back of a payment, in minor units: e-wallets all that is left, for 180 days; others nothing. */
function refundable({ channel_category, amount, refunded_amount, created }: Payment, now: Date): bigint {
  if (channel_category !== 'EWALLET' || isTooOld(created, now)) return 0n;
  return amount - (refunded_amount ?? 0n);
}

/** Refunds what is left of a payment by e-wallet, and logs it with the payment. Throws INSUFFICIENT_BALANCE_ERROR. */
async function refund(context: RecordContext, { id, currency }: Payment, amount: bigint): Promise<OperationOutcome> {
  const { transaction, session, origin, now } = context;
  const input = { amount: toDecimal(amount, currency), reason: 'CANCELLATION' };
  try {
    const outcome = await refundWalletPayment({ ...context, recordId: id, input });
    const { activity, before, after } = outcome;
    const target = { type: 'transaction', id: formatRecordId('txn', id) };
    const { refund: refundId, reason } = after;
    const logged = { refunded_amount: input.amount, refund: refundId, reason };
    await recordActivity(
      transaction,
      { ...activityOf(session, activity, origin), target, before: {}, after: logged },
      now,
    );
    return { ...outcome, before, after: { refund: refundId, refunded_amount: input.amount } };
  } catch (error) {
    if (!(error instanceof ApiError) || error.errors.every(({ code }) => code !== 'balance_short')) throw error;
    throw new ApiError(
      'INSUFFICIENT_BALANCE_ERROR',
      'The balance does not cover the refund to the buyer. Top up first.',
    );
  }
}

/**
 * `store_orders.cancel_paid`: cancels a paid order that was not shipped, returns what it had to the stock, and refunds what is
 * left of a payment by e-wallet out of the balance. Buyers who paid by another method are paid back by the business itself.
 * Throws ACTION_NOT_AVAILABLE_ERROR where another request was first, and INSUFFICIENT_BALANCE_ERROR.
 * Rule store.paid-order-cancelled.
 */
export async function cancelPaidOrder(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, now } = context;
  const order = (await currentRow(context)) as typeof store_orders.$inferSelect;
  const payment = await lockPayment(context);
  const amount = payment === undefined ? 0n : refundable(payment, now);
  const refunded = payment === undefined || amount === 0n ? undefined : await refund(context, payment, amount);
  const outcome = await changeRecord(context);
  await returnToStock(transaction, session.scope, recordId, now);
  const recipient = order.customer_name;
  // What the business pays back by itself is only named.
  const facts = refunded === undefined ? { recipient, amount: order.amount, unmoved: true as const } : { recipient };
  return { ...outcome, facts, after: { ...outcome.after, ...refunded?.after } };
}
