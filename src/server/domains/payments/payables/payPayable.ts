import { randomBytes } from 'node:crypto';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { recordSystemActivity } from '../../../core/activity/recordSystemActivity.ts';
import { notFound } from '../../../core/errors/ApiError.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { queueRecordCallback } from '../../callbacks/queueRecordCallback.ts';
import { noteTransacting } from '../../paymentMethods/noteTransacting.ts';
import { acceptingFee } from '../acceptingFee.ts';
import type { Payable, PayableBusiness, PayableId, RecordedPayment } from './Payable.ts';
import { PAYABLE_KINDS } from './payableKinds.ts';
import { isTaken, methodNotLive, type PaymentMethod, paymentMethods } from './paymentMethods.ts';
import { type Recording, recordPayment } from './recordPayment.ts';
import { amountToPay, requirePayable, requireTakeable } from './requirePayable.ts';

/** A record to pay, and the business that is paid. */
export interface ToPay extends PayableId {
  readonly business: PayableBusiness;
}

/** How a payer pays. Category and channel may be omitted where the record is paid in one way. */
export interface PayerPayment {
  readonly category?: PaymentMethod['channel_category'];
  readonly channel?: PaymentMethod['channel'];
  /** Minor units. Required where the record has no amount; otherwise it may be omitted, or must be the same. */
  readonly amount?: bigint;
  /** Who pays, where the record has no customer: the name of the transaction, the address of the receipt. */
  readonly payer?: { readonly name?: string; readonly email?: string };
  /** When a provider took it, in time; default: it is paid now, by one of the live methods. UTC. */
  readonly taken?: Date;
  readonly recording?: Recording | undefined;
}

/** A payment, and what it changed. */
export interface PaidRecord {
  readonly payment: RecordedPayment;
  readonly before: { readonly status: string };
  /** The new status, and the amount as a decimal string of major units. */
  readonly after: { readonly status: string; readonly amount: string };
}

/** How the record is paid: its own way, or one of those that payers of the business have. */
async function requireMethod(
  transaction: BusinessTransaction,
  payable: Payable,
  business: PayableBusiness,
  { category, channel, taken }: PayerPayment,
): Promise<PaymentMethod> {
  if (taken !== undefined && category !== undefined && channel !== undefined)
    return { channel_category: category, channel };
  const { method: only } = payable;
  const methods = only === undefined ? await paymentMethods(transaction, business) : [only];
  const wanted = channel ?? only?.channel;
  const method = methods.find(
    (one) => one.channel === wanted && (category ?? one.channel_category) === one.channel_category,
  );
  if (method !== undefined && isTaken(payable, method)) return method;
  throw methodNotLive('channel', String(wanted));
}

/** Changes a locked record whose payment was recorded, and queues the callback. Returns its new status. */
export async function completePayable(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { kind, payable }: { readonly kind: PayableId['kind']; readonly payable: Payable },
  payment: RecordedPayment,
  now: Date,
): Promise<string> {
  const announced = await PAYABLE_KINDS[kind].pay(transaction, { ...payment, scope, payable, now });
  const { currency } = payable;
  const details = {
    amount: toDecimal(payment.amount, currency),
    currency,
    channel: payment.channel,
    transaction_id: formatRecordId('txn', payment.transactionId),
    ...announced.details,
  };
  const { product, id, status } = announced;
  const externalId = payable.about.external_id;
  if (product !== undefined)
    await queueRecordCallback(transaction, scope, { product, id, status, externalId, details }, now);
  return status;
}

/**
 * Like `payPayable`, without the entry in the activity log: for an action, which logs the person.
 */
export async function payRecord(
  transaction: BusinessTransaction,
  { kind, recordId, business }: ToPay,
  given: PayerPayment,
  now: Date,
): Promise<PaidRecord> {
  const { scope } = business;
  const { lock, idPrefix } = PAYABLE_KINDS[kind];
  const payable = await lock(transaction, scope, recordId);
  if (payable === undefined) throw notFound();
  if (given.taken === undefined) requirePayable(kind, payable, business, now);
  else requireTakeable(kind, payable);
  const amount = amountToPay(payable, given.amount);
  const method = await requireMethod(transaction, payable, business, given);
  const { currency, about } = payable;
  const fee = acceptingFee(method.channel_category, amount, currency);
  const payerName = given.payer?.name ?? null;
  const reference = given.recording?.reference ?? randomBytes(8).toString('hex').toUpperCase();
  const accepted = {
    ...method,
    ...about,
    customer_name: about.customer_name ?? payerName,
    paid_for: formatRecordId(idPrefix, recordId),
    reference,
    amount,
    fee,
    currency,
  };
  const payerEmail = given.payer?.email ?? payable.payerEmail;
  const transactionId = await recordPayment(transaction, business, accepted, payerEmail, now, given.recording?.steps);
  await noteTransacting(transaction, scope, method.channel, now);
  const payment = { ...method, transactionId, amount, fee, reference, payerName };
  const status = await completePayable(transaction, scope, { kind, payable }, payment, now);
  const after = { status, amount: toDecimal(amount, currency) };
  return { payment, before: { status: payable.status }, after };
}

/**
 * Pays a record of a business, in the caller's transaction: locks it, records the payment, changes the record by its event
 * (config/transitions), queues the callback, sends the receipt and logs it. Of payments at the same time that are one too
 * many, one succeeds. Throws DATA_NOT_FOUND_ERROR, ALREADY_PAID_ERROR, PAYMENT_EXPIRED_ERROR, NOT_PAYABLE_ERROR,
 * WRONG_AMOUNT_ERROR, PAYMENT_METHOD_NOT_LIVE_ERROR and DAILY_LIMIT_ERROR, which roll the transaction back.
 * Rule accept.payable.
 */
export async function payPayable(
  transaction: BusinessTransaction,
  paid: ToPay,
  payment: PayerPayment,
  now: Date,
): Promise<PaidRecord> {
  const result = await payRecord(transaction, paid, payment, now);
  const { kind, recordId, business } = paid;
  const id = formatRecordId(PAYABLE_KINDS[kind].idPrefix, recordId);
  const { before, after } = result;
  const activity = { action: 'PAYMENT_RECEIVED', type: kind, id, before, after } as const;
  await recordSystemActivity(transaction, business.scope, activity, now);
  return result;
}
