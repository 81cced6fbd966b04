import { formatRecordId } from '#contract/ids/recordId.ts';
import { notFound } from '../../../core/errors/ApiError.ts';
import type { BusinessTransaction } from '../../../database/inBusiness.ts';
import type { Payable, PayableBusiness } from '../payables/Payable.ts';
import { PAYABLE_KINDS } from '../payables/payableKinds.ts';
import { canTake } from '../payables/payableState.ts';
import type { Recording } from '../payables/recordPayment.ts';
import { recordUnapplied } from '../payables/recordUnapplied.ts';
import { completeRequest, markPaid } from './completeRequest.ts';
import { methodOf, type PaidRequest, type PaymentTaken, payableOf, payRequest, readRequest } from './payRequest.ts';
import type { PaymentRequestRow } from './requestPayment.ts';

/** Records money of a payer that no record can have: the request is paid, alone, and the business is notified. */
async function receive(
  transaction: BusinessTransaction,
  business: PayableBusiness,
  before: PaymentRequestRow,
  payable: Payable,
  recording: Recording | undefined,
  now: Date,
): Promise<PaymentRequestRow> {
  const { scope } = business;
  const { id, amount } = before;
  await markPaid(transaction, scope, before, now);
  // Not what the payer meant to pay, which it does not pay.
  const paidFor = formatRecordId('preq', id);
  const method = methodOf(before, recording);
  const payment = await recordUnapplied(transaction, business, { payable, method, amount, paidFor, recording }, now);
  return completeRequest(transaction, business, before, { about: payable.about, payment }, now);
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
  { id, taken, recording }: PaymentTaken & Required<Pick<PaymentTaken, 'taken'>>,
  now: Date,
): Promise<Pick<PaidRequest, 'before' | 'after'>> {
  const { scope, timeZone } = business;
  const { kind, recordId } = payableOf(await readRequest(transaction, scope, id));
  const payable = await PAYABLE_KINDS[kind].lock(transaction, scope, recordId);
  if (payable === undefined) throw notFound();
  const before = await readRequest(transaction, scope, id);
  if (
    before.status === 'PAID' ||
    canTake(kind, payable, { amount: before.amount, taken, ends: before.expires }, timeZone, now)
  )
    return payRequest(transaction, business, { id, taken, ...(recording && { recording }) }, now);
  return { before, after: await receive(transaction, business, before, payable, recording, now) };
}
