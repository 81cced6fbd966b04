import { v7 as uuidv7 } from 'uuid';
import type { CreditCardRefundForm } from '#contract/generated/forms.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { parseDecimal, toDecimal } from '#contract/money/decimal.ts';
import { fieldError } from '../../core/errors/ApiError.ts';
import { scopeColumns } from '../../database/belongsTo.ts';
import { credit_card_payments, credit_card_refunds } from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { queueRecordCallback } from '../callbacks/queueRecordCallback.ts';
import { closeDisputes } from '../chargebacks/refundDisputes.ts';
import { chargeRefund } from '../payments/refunds/chargeRefund.ts';
import { queueOrder } from '../providers/queueOrder.ts';
import { refundsLater } from './acquirer/testCards.ts';
import { findPayment, isThisPayment } from './findPayment.ts';
import { NETWORK_CHANNELS } from './networks.ts';
import { refundable, refundError } from './refundError.ts';

/** Prefix of refund ids. */
const REFUND_PREFIX = 'ccrf';

/**
 * `cards.refund`: refunds a card payment, fully or partially. The balance is charged at once. In live mode, and for the test
 * cards that say so, the refund is requested from the acquirer by a task; otherwise it succeeds at once. A refund of all that
 * is left closes open chargebacks. Throws ACTION_NOT_AVAILABLE_ERROR when the payment cannot be refunded, and
 * API_VALIDATION_ERROR when the amount exceeds the refundable amount or the balance, or is only a part of it while a
 * chargeback is open.
 * Rule refunds.from-the-balance, refunds.at-the-acquirer, refunds.chargeback-refunded.
 */
export async function refundPayment(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, now } = context;
  const input = context.input as Partial<CreditCardRefundForm>;
  const { scope, user } = session;
  const payment = await findPayment(context);
  const { currency } = payment;
  const amount = parseDecimal(input.amount ?? '0', currency);
  const error = refundError(payment, amount, now);
  if (error === 'only-in-full') throw fieldError('amount', 'must be all that is left', 'only_in_full');
  // The form rejects amounts above the refundable amount (`up_to`); `chargeRefund` those of zero.
  if (error !== undefined && error !== 'nothing') throw notAvailable();

  const isInstant = scope.environment === 'DEVELOPMENT' && !refundsLater(payment.card_number);
  const refundId = uuidv7({ msecs: now.getTime() });
  const { id: transactionId, reference } = await chargeRefund(
    context,
    { ...payment, channel_category: 'CARD', channel: NETWORK_CHANNELS[payment.card_brand], isDone: isInstant },
    amount,
  );
  await transaction.insert(credit_card_refunds).values({
    ...scopeColumns(scope),
    id: refundId,
    created: now,
    updated: now,
    payment_id: payment.id,
    status: isInstant ? 'SUCCEEDED' : 'REQUESTED',
    amount,
    currency,
    reason: input.reason ?? 'OTHERS',
    note: input.note ?? null,
    reference,
    completed: isInstant ? now : null,
    transaction_id: transactionId,
    created_by: user.email,
  });
  if (isInstant) {
    const id = formatRecordId(REFUND_PREFIX, refundId);
    const details = { amount: toDecimal(amount, currency), currency };
    const news = { product: 'REFUND', id, externalId: reference, status: 'SUCCEEDED', details } as const;
    await queueRecordCallback(transaction, scope, news, now);
  } else await queueOrder(transaction, scope, { record: 'credit-card-refund', recordId: refundId }, now);

  if (payment.open_disputes > 0) await closeDisputes(transaction, scope, payment, now);
  const refunded = payment.refunded_amount + amount;
  const status = isInstant && refunded === payment.amount ? 'REFUNDED' : payment.status;
  const changes = { refunded_amount: refunded, status };
  await transaction
    .update(credit_card_payments)
    .set({ ...changes, updated: now })
    .where(isThisPayment(context));
  return {
    facts: {
      recipient: payment.cardholder_name ?? payment.customer_name ?? payment.card_number,
      remaining: refundable(payment) - amount,
    },
    activity: 'RECORD_CHANGED',
    before: { refunded_amount: String(payment.refunded_amount), status: payment.status },
    after: { refunded_amount: String(refunded), status, refund: formatRecordId(REFUND_PREFIX, refundId) },
  };
}
