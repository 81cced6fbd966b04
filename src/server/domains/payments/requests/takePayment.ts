import { randomBytes } from 'node:crypto';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { notFound } from '../../../core/errors/ApiError.ts';
import { addNotification } from '../../../core/notifications/addNotification.ts';
import type { BusinessTransaction } from '../../../database/inBusiness.ts';
import { noteTransacting } from '../../paymentMethods/noteTransacting.ts';
import { acceptingFee } from '../acceptingFee.ts';
import type { Payable, PayableBusiness, PayableName } from '../payables/Payable.ts';
import { PAYABLE_KINDS } from '../payables/payableKinds.ts';
import { isPayable, payableState } from '../payables/payableState.ts';
import { recordPayment } from '../payables/recordPayment.ts';
import { completeRequest, markPaid } from './completeRequest.ts';
import { type PaidRequest, type PaymentTaken, payableOf, payRequest, readRequest } from './payRequest.ts';
import type { PaymentRequestRow } from './requestPayment.ts';

/** Whether a locked record can have what was taken: its amount, in time or while it is still to be paid. */
function canHave(
  kind: PayableName,
  payable: Payable,
  { request, taken }: { readonly request: PaymentRequestRow; readonly taken: Date },
  timeZone: string,
  now: Date,
): boolean {
  if (payable.amount !== null && payable.amount !== request.amount) return false;
  if (taken <= request.expires) return isPayable(kind, payable.status, ['payer', 'provider']);
  return payableState(kind, payable, timeZone, now) === 'open';
}

/** Records money of a payer that no record can have: the request is paid, alone, and the business is notified. */
async function receive(
  transaction: BusinessTransaction,
  business: PayableBusiness,
  before: PaymentRequestRow,
  { about, payerEmail }: Payable,
  now: Date,
): Promise<PaymentRequestRow> {
  const { scope } = business;
  const { id, channel_category, channel, amount, currency } = before;
  await markPaid(transaction, scope, before, now);
  const fee = acceptingFee(channel_category, amount, currency);
  const reference = randomBytes(8).toString('hex').toUpperCase();
  const accepted = {
    ...about,
    split_rule_id: null,
    channel_category,
    channel,
    // Not what the payer meant to pay, which it does not pay.
    paid_for: formatRecordId('preq', id),
    reference,
    amount,
    fee,
    currency,
  };
  const transactionId = await recordPayment(transaction, business, accepted, payerEmail, now);
  await noteTransacting(transaction, scope, channel, now);
  const payment = {
    channel_category,
    channel,
    transactionId,
    amount,
    fee,
    reference,
    payerName: about.customer_name ?? null,
  };
  const after = await completeRequest(transaction, business, before, { about, payment }, now);
  const values = { external_id: about.external_id, amount, currency };
  await addNotification(transaction, scope, { kind: 'payment-not-applied', recordId: transactionId, values }, now);
  return after;
}

/**
 * Stores what a provider took for a payment request, once: it pays the record of the request, or, where that was paid in
 * another way, is no longer to be paid or has another amount, the business has the money without it, and is notified. Throws
 * DATA_NOT_FOUND_ERROR, ALREADY_PAID_ERROR for a request that was paid before, and DAILY_LIMIT_ERROR.
 * Rule accept.money-without-record.
 */
export async function takePayment(
  transaction: BusinessTransaction,
  business: PayableBusiness,
  { id, taken }: Required<PaymentTaken>,
  now: Date,
): Promise<Pick<PaidRequest, 'before' | 'after'>> {
  const { scope, timeZone } = business;
  const { kind, recordId } = payableOf(await readRequest(transaction, scope, id));
  const payable = await PAYABLE_KINDS[kind].lock(transaction, scope, recordId);
  if (payable === undefined) throw notFound();
  const before = await readRequest(transaction, scope, id);
  if (before.status === 'PAID' || canHave(kind, payable, { request: before, taken }, timeZone, now))
    return payRequest(transaction, business, { id, taken }, now);
  return { before, after: await receive(transaction, business, before, payable, now) };
}
