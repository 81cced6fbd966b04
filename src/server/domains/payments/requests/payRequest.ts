import { TRANSITIONS } from '#contract/generated/transitions.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { ApiError, notFound } from '../../../core/errors/ApiError.ts';
import { isRecord } from '../../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { payment_requests } from '../../../database/schema/index.ts';
import type { Payable, PayableBusiness, PayableId } from '../payables/Payable.ts';
import { isPayableName, PAYABLE_KINDS } from '../payables/payableKinds.ts';
import type { PaymentMethod, RequestMethod } from '../payables/paymentMethods.ts';
import { type PaidRecord, payPayable } from '../payables/payPayable.ts';
import type { Recording } from '../payables/recordPayment.ts';
import { requirePayable } from '../payables/requirePayable.ts';
import { completeRequest, markPaid } from './completeRequest.ts';
import type { PaymentRequestRow } from './requestPayment.ts';

const { pay_account, expire, cancel } = TRANSITIONS['payment-request'].events;

/** The record that a payment request pays. Throws Error for an id of another kind. */
export function payableOf({ paid_for: id }: Pick<PaymentRequestRow, 'paid_for'>): PayableId {
  for (const [kind, { idPrefix }] of Object.entries(PAYABLE_KINDS)) {
    const recordId = parseRecordId(idPrefix, id);
    if (recordId !== undefined && isPayableName(kind)) return { kind, recordId };
  }
  throw new Error(`A payment request cannot pay ${id}`);
}

/** Returns a payment request by its UUID. Throws DATA_NOT_FOUND_ERROR. */
export async function readRequest(
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
 * provider took.
 */
function requirePending({ status, expires }: PaymentRequestRow, taken: Date | undefined, now: Date): void {
  if (status === pay_account.to) throw new ApiError('ALREADY_PAID_ERROR', 'It has been paid already.');
  if (taken !== undefined) return;
  if (status === expire.to || expires <= now)
    throw new ApiError('PAYMENT_EXPIRED_ERROR', 'It has expired. Choose a payment method again.');
  if (status === cancel.to) throw new ApiError('NOT_PAYABLE_ERROR', 'It was cancelled. Choose a payment method again.');
}

/** The method by which a request is paid: by card, the network of the card. */
export function methodOf(
  { channel_category, channel }: RequestMethod,
  recording: Recording | undefined,
): PaymentMethod {
  if (recording !== undefined) return { channel_category: 'CARD', channel: recording.channel };
  if (channel === 'CARDS' || channel === 'PH_CARDS') throw new ApiError('NOT_PAYABLE_ERROR', 'It is paid by a card.');
  return { channel_category, channel };
}

/** A payment request that can be paid now, and what it pays. */
export interface LockedRequest {
  readonly payable: Payable;
  readonly request: PaymentRequestRow;
}

/**
 * Locks the record of a payment request, by UUID, and returns both. Throws DATA_NOT_FOUND_ERROR, ALREADY_PAID_ERROR,
 * PAYMENT_EXPIRED_ERROR and NOT_PAYABLE_ERROR.
 */
export async function lockRequest(
  transaction: BusinessTransaction,
  business: PayableBusiness,
  id: string,
  now: Date,
): Promise<LockedRequest> {
  const { scope } = business;
  const { kind, recordId } = payableOf(await readRequest(transaction, scope, id));
  const payable = await PAYABLE_KINDS[kind].lock(transaction, scope, recordId);
  if (payable === undefined) throw notFound();
  const request = await readRequest(transaction, scope, id);
  if (request.status !== pay_account.to) requirePayable(kind, payable, business, now);
  requirePending(request, undefined, now);
  return { payable, request };
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
  /** When the provider took it, by `takePayment`, which decides whether the record can have it; default: now. UTC. */
  readonly taken?: Date;
  /** For a payment by card. */
  readonly recording?: Recording;
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
  { id, taken, recording }: PaymentTaken,
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
  const { amount } = before;
  const { channel_category: category, channel } = methodOf(before, recording);
  // Paid before its record, whose trigger cancels what is pending.
  await markPaid(transaction, scope, before, now);
  const payment = { category, channel, recording, ...(payable.amount === null && { amount }), ...(taken && { taken }) };
  const record = await pay(transaction, { ...paid, business }, payment, now);
  const after = await completeRequest(
    transaction,
    business,
    before,
    { about: payable.about, payment: record.payment },
    now,
  );
  return { before, after, record };
}
