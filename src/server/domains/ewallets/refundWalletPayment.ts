import type { WalletRefundForm } from '#contract/generated/forms.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { parseDecimal, toDecimal } from '#contract/money/decimal.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { transactions } from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { queueRecordCallback } from '../callbacks/queueRecordCallback.ts';
import { chargeRefund } from '../payments/refunds/chargeRefund.ts';
import { isTooOld } from '../payments/refunds/refundDays.ts';
import { queueOrder } from '../providers/queueOrder.ts';

/** Prefix of transaction ids. */
const PREFIX = 'txn';

type Payment = typeof transactions.$inferSelect;

/** What of a payment is not refunded and not being refunded, in minor units. */
function refundable({ amount, refunded_amount }: Payment): bigint {
  return amount - (refunded_amount ?? 0n);
}

async function findPayment({ transaction, session, recordId, now }: RecordContext): Promise<Payment> {
  const [payment] = await transaction
    .select()
    .from(transactions)
    .where(isRecord(transactions, session.scope, recordId));
  if (payment?.type !== 'PAYMENT' || payment.channel_category !== 'EWALLET' || payment.status !== 'COMPLETED')
    throw notAvailable();
  if (refundable(payment) <= 0n || isTooOld(payment.created, now)) throw notAvailable();
  return payment;
}

/**
 * `ewallets.refund`: refunds a payment by e-wallet, wholly or in parts. The balance is charged at once. In test mode the
 * refund is completed at once; in live mode it is pending until the wallet confirms it. Throws ACTION_NOT_AVAILABLE_ERROR
 * when the payment cannot be refunded, and API_VALIDATION_ERROR when the amount is zero or exceeds the balance.
 * Rule accept.wallet-refunds.
 */
export async function refundWalletPayment(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, now } = context;
  const input = context.input as Partial<WalletRefundForm>;
  const { scope } = session;
  const payment = await findPayment(context);
  const { currency } = payment;
  const amount = parseDecimal(input.amount ?? '0', currency);
  // The form rejects amounts above the refundable amount (`up_to`).
  if (amount > refundable(payment)) throw notAvailable();

  const paid_for = formatRecordId(PREFIX, payment.id);
  const isDone = scope.environment === 'DEVELOPMENT';
  const { id: refundId, reference } = await chargeRefund(context, { ...payment, paid_for, isDone }, amount);
  const refunded = amount + (payment.refunded_amount ?? 0n);
  await transaction
    .update(transactions)
    .set({ refunded_amount: refunded, updated: now })
    .where(isRecord(transactions, scope, payment.id));

  const id = formatRecordId(PREFIX, refundId);
  if (isDone) {
    const details = { amount: toDecimal(amount, currency), currency };
    const news = { product: 'REFUND', id, externalId: reference, status: 'COMPLETED', details } as const;
    await queueRecordCallback(transaction, scope, news, now);
  } else await queueOrder(transaction, scope, { record: 'wallet-refund', recordId: refundId }, now);
  return {
    facts: { recipient: payment.customer_name ?? payment.reference, remaining: refundable(payment) - amount },
    activity: 'RECORD_CHANGED',
    before: { refunded_amount: String(payment.refunded_amount ?? 0n) },
    after: { refunded_amount: String(refunded), refund: id, reason: input.reason, note: input.note },
  };
}
