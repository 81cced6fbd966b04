import { TRANSITIONS } from '#contract/generated/transitions.ts';
import { formatRecordId, parseRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { ApiError, notFound } from '../../../core/errors/ApiError.ts';
import { isRecord } from '../../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { payment_requests, transactions } from '../../../database/schema/index.ts';
import { queueRecordCallback } from '../../callbacks/queueRecordCallback.ts';
import { completeAccountPayment } from '../payables/accountPayments.ts';
import type { Payable, PayableBusiness, PayableId, RecordedPayment } from '../payables/Payable.ts';
import { isPayableName, PAYABLE_KINDS } from '../payables/payableKinds.ts';
import { type PaidRecord, payPayable } from '../payables/payPayable.ts';
import { requirePayable } from '../payables/requirePayable.ts';
import { expectPayment } from './expectPayment.ts';
import type { PaymentRequestRow } from './requestPayment.ts';

const { pay_account, pay_wallet, pay_outlet, pay_qr, pay_debit, pay_later, expire, cancel } =
  TRANSITIONS['payment-request'].events;

/** The event of a payment by category of the channel: each has a callback of its own. */
const EVENTS = {
  VIRTUAL_ACCOUNT: pay_account,
  EWALLET: pay_wallet,
  RETAIL_OUTLET: pay_outlet,
  QR_CODE: pay_qr,
  DIRECT_DEBIT: pay_debit,
  PAYLATER: pay_later,
} as const satisfies Record<PaymentRequestRow['channel_category'], object>;

/** The record that a payment request pays. Throws Error for an id of another kind. */
function payableOf({ paid_for: id }: Pick<PaymentRequestRow, 'paid_for'>): PayableId {
  for (const [kind, { idPrefix }] of Object.entries(PAYABLE_KINDS)) {
    const recordId = parseRecordId(idPrefix, id);
    if (recordId !== undefined && isPayableName(kind)) return { kind, recordId };
  }
  throw new Error(`A payment request cannot pay ${id}`);
}

async function readRequest(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  id: string,
): Promise<PaymentRequestRow> {
  const [row] = await transaction
    .select()
    .from(payment_requests)
    .where(isRecord(payment_requests, scope, id));
  if (row === undefined) throw notFound();
  return row;
}

/**
 * Throws ALREADY_PAID_ERROR, PAYMENT_EXPIRED_ERROR or NOT_PAYABLE_ERROR unless the request can be paid: now, or by what a
 * provider took before it expired.
 */
function requirePending({ status, expires }: PaymentRequestRow, taken: Date | undefined, now: Date): void {
  if (status === pay_account.to) throw new ApiError('ALREADY_PAID_ERROR', 'It has been paid already.');
  if (taken !== undefined && taken <= expires) return;
  if (status === expire.to || expires <= now)
    throw new ApiError('PAYMENT_EXPIRED_ERROR', 'It has expired. Choose a payment method again.');
  if (status === cancel.to) throw new ApiError('NOT_PAYABLE_ERROR', 'It was cancelled. Choose a payment method again.');
}

/** The payment into the number of the request, when it was paid to a bank. One from before payments were expected has none yet. */
async function accountDetails(
  transaction: BusinessTransaction,
  business: PayableBusiness,
  {
    request,
    about,
    payment,
  }: Readonly<{ request: PaymentRequestRow; about: Payable['about']; payment: RecordedPayment }>,
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

/** A payment request before and after its payment, and the record that it paid. */
export interface PaidRequest {
  readonly before: PaymentRequestRow;
  readonly after: PaymentRequestRow;
  readonly record: PaidRecord;
}

/** A payment of a payment request. */
export interface PaymentTaken {
  /** UUID of the payment request. */
  readonly id: string;
  /** When the provider took it, which may be before Beranda is informed; default: now. UTC. */
  readonly taken?: Date;
}

/**
 * Pays a payment request, and by it its record, once: the record's other requests are cancelled by its trigger. Queues the
 * callback of the channel. `pay` is `payRecord` for an action on the record, which logs the person. Throws DATA_NOT_FOUND_ERROR, ALREADY_PAID_ERROR,
 * PAYMENT_EXPIRED_ERROR, NOT_PAYABLE_ERROR and the errors of `payPayable`.
 * Rule accept.payment-request-paid, accept.payment-request-callback.
 */
export async function payRequest(
  transaction: BusinessTransaction,
  business: PayableBusiness,
  { id, taken }: PaymentTaken,
  now: Date,
  pay: typeof payPayable = payPayable,
): Promise<PaidRequest> {
  const { scope } = business;
  const paid = payableOf(await readRequest(transaction, scope, id));
  // The record before its requests, as its trigger locks them: two payments never wait for each other.
  const payable = await PAYABLE_KINDS[paid.kind].lock(transaction, scope, paid.recordId);
  if (payable === undefined) throw notFound();
  const before = await readRequest(transaction, scope, id);
  if (before.status !== pay_account.to && taken === undefined) requirePayable(paid.kind, payable, business, now);
  requirePending(before, taken, now);
  const {
    channel_category: category,
    channel,
    amount,
    currency,
    purpose,
    external_id,
    payment_code,
    paid_for,
  } = before;
  const event = EVENTS[category];
  const thisRequest = isRecord(payment_requests, scope, id);
  // Paid before its record, whose trigger cancels what is pending.
  await transaction.update(payment_requests).set({ status: event.to, paid: now, updated: now }).where(thisRequest);
  const payment = { category, channel, ...(payable.amount === null && { amount }), ...(taken && { taken }) };
  const record = await pay(transaction, { ...paid, business }, payment, now);
  const { transactionId } = record.payment;
  if (purpose !== null)
    await transaction
      .update(transactions)
      .set({ description: purpose })
      .where(isRecord(transactions, scope, transactionId));
  const [after] = await transaction
    .update(payment_requests)
    .set({ transaction_id: transactionId })
    .where(thisRequest)
    .returning();
  if (after === undefined) throw new Error('Locked payment request not found');
  const { about } = payable;
  const account = await accountDetails(transaction, business, { request: before, about, payment: record.payment }, now);
  if ('callback' in event) {
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
  }
  return { before, after, record };
}
