import { TRANSITIONS } from '#contract/generated/transitions.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { isRecord } from '../../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { payment_requests, transactions } from '../../../database/schema/index.ts';
import { queueRecordCallback } from '../../callbacks/queueRecordCallback.ts';
import { completeAccountPayment } from '../payables/accountPayments.ts';
import type { Payable, PayableBusiness, RecordedPayment } from '../payables/Payable.ts';
import { expectPayment } from './expectPayment.ts';
import type { PaymentRequestRow } from './requestPayment.ts';

const { pay_account, pay_wallet, pay_outlet, pay_qr, pay_card, pay_debit, pay_later } =
  TRANSITIONS['payment-request'].events;

/** The event of a payment by category of the channel: each has a callback of its own. */
const EVENTS = {
  VIRTUAL_ACCOUNT: pay_account,
  EWALLET: pay_wallet,
  RETAIL_OUTLET: pay_outlet,
  QR_CODE: pay_qr,
  CARD: pay_card,
  DIRECT_DEBIT: pay_debit,
  PAYLATER: pay_later,
} as const satisfies Record<PaymentRequestRow['channel_category'], object>;

/** What is paid of a request: what the transaction takes over from its record, and the recorded payment. */
export interface RequestPayment {
  readonly about: Payable['about'];
  readonly payment: RecordedPayment;
}

/** The payment into the number of the request, when it was paid to a bank. One from before payments were expected has none yet. */
async function accountDetails(
  transaction: BusinessTransaction,
  business: PayableBusiness,
  request: PaymentRequestRow,
  { about, payment }: RequestPayment,
  now: Date,
): Promise<Readonly<Record<string, unknown>>> {
  const { id, channel, channel_category: category, payment_code: account_number } = request;
  if (category !== 'VIRTUAL_ACCOUNT') return {};
  const complete = () => completeAccountPayment(transaction, business.scope, id, payment, now);
  let payment_id = await complete();
  if (payment_id === undefined) {
    await expectPayment(transaction, business, request, about, now);
    payment_id = await complete();
  }
  return { payment_id, bank: channel, account_number };
}

/** Changes a locked request to paid. */
export async function markPaid(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { id, channel_category }: PaymentRequestRow,
  now: Date,
): Promise<void> {
  await transaction
    .update(payment_requests)
    .set({ status: EVENTS[channel_category].to, paid: now, updated: now })
    .where(isRecord(payment_requests, scope, id));
}

/**
 * Stores the transaction of a request that was marked as paid, completes the payment that its bank expects, and queues the
 * callback of the channel. Returns the request.
 * Rule accept.payment-request-callback.
 */
export async function completeRequest(
  transaction: BusinessTransaction,
  business: PayableBusiness,
  request: PaymentRequestRow,
  paid: RequestPayment,
  now: Date,
): Promise<PaymentRequestRow> {
  const { scope } = business;
  const { id, channel_category, channel, amount, currency, purpose, external_id, payment_code, paid_for } = request;
  const { transactionId } = paid.payment;
  if (purpose !== null)
    await transaction
      .update(transactions)
      .set({ description: purpose })
      .where(isRecord(transactions, scope, transactionId));
  const [after] = await transaction
    .update(payment_requests)
    .set({ transaction_id: transactionId })
    .where(isRecord(payment_requests, scope, id))
    .returning();
  if (after === undefined) throw new Error('Locked payment request not found');
  const account = await accountDetails(transaction, business, request, paid, now);
  const event = EVENTS[channel_category];
  if (!('callback' in event)) return after;
  const requestId = formatRecordId('preq', id);
  const details = {
    amount: toDecimal(amount, currency),
    currency,
    channel,
    transaction_id: formatRecordId('txn', transactionId),
    payment_request_id: requestId,
    payment_code,
    paid_for,
    ...account,
  };
  const news = { product: event.callback, id: requestId, externalId: external_id, status: event.to, details };
  await queueRecordCallback(transaction, scope, news, now);
  return after;
}
