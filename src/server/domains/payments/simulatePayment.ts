import { v7 as uuidv7 } from 'uuid';
import { TRANSITIONS } from '#contract/generated/transitions.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { parseDecimal, toDecimal } from '#contract/money/decimal.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { virtual_account_payments } from '../../database/schema/index.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { queueRecordCallback } from '../callbacks/queueRecordCallback.ts';
import { payableBusiness } from './payables/payableBusiness.ts';
import { isPayableName } from './payables/payableKinds.ts';
import { methodNotLive, paymentMethods } from './payables/paymentMethods.ts';
import { type PaidRecord, payRecord, type ToPay } from './payables/payPayable.ts';
import { recordPayment } from './payables/recordPayment.ts';
import { payRequest } from './requests/payRequest.ts';
import { requestPayment } from './requests/requestPayment.ts';
import { requireTestMode } from './requireTestMode.ts';

/** Completes a pending payment of a virtual account. */
async function completePayment(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, recordId, now } = context;
  const business = payableBusiness(context);
  const { scope } = business;
  const payments = virtual_account_payments;
  const thisPayment = isRecord(payments, scope, recordId);
  const [payment] = await transaction.select().from(payments).where(thisPayment);
  if (payment === undefined) throw new Error('Locked payment not found');

  const { amount, fee, currency, reference, external_id, customer_id, customer_name, bank: channel } = payment;
  const method = { channel_category: 'VIRTUAL_ACCOUNT', channel } as const;
  const accepted = { ...method, external_id, reference, customer_id, customer_name, amount, fee, currency };
  const transactionId = await recordPayment(transaction, business, accepted, null, now);
  const { to: status, callback: product } = TRANSITIONS['virtual-account-payment'].events.complete;
  const id = formatRecordId(context.record.idPrefix, recordId);
  const details = {
    amount: toDecimal(amount, currency),
    currency,
    channel,
    transaction_id: formatRecordId('txn', transactionId),
    payment_id: id,
    bank: channel,
    account_number: payment.account_number,
  };
  await queueRecordCallback(transaction, scope, { product, id, externalId: external_id, status, details }, now);
  await transaction
    .update(payments)
    .set({ status, paid: now, transaction_id: transactionId, updated: now })
    .where(thisPayment);
  return {
    activity: 'PAYMENT_SIMULATED',
    before: { status: payment.status },
    after: { status, paid: now.toISOString() },
  };
}

/** Pays a payment request in place of its payer. */
async function completeRequest(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, recordId, now } = context;
  const { before, after } = await payRequest(transaction, payableBusiness(context), recordId, now);
  return {
    activity: 'PAYMENT_SIMULATED',
    before: { status: before.status },
    after: { status: after.status, paid: now.toISOString() },
  };
}

/** Pays a record by a channel that its payer could choose: by a payment request, as payers do. */
async function payByChannel(
  { transaction, now }: RecordContext,
  { kind, recordId, business }: ToPay,
  channel: string,
  amount: bigint | undefined,
): Promise<PaidRecord> {
  const method = (await paymentMethods(transaction, business)).find((one) => one.channel === channel);
  if (method === undefined) throw methodNotLive('channel', channel);
  // A checkout of its own: what a payer has chosen meanwhile stays as it is until the record is paid.
  const chosen = { payable: { kind, recordId }, business, method, amount, checkout: uuidv7(), purpose: null };
  const { id } = await requestPayment(transaction, chosen, now);
  return (await payRequest(transaction, business, id, now, payRecord)).record;
}

/**
 * `payments.simulate`: pays in place of a payer in the sandbox, as a payer would: an invoice, a payment link, a virtual
 * account or a QR code, a payment request, or a pending payment of a virtual account. Throws ENVIRONMENT_NOT_ALLOWED_ERROR in live mode,
 * DAILY_LIMIT_ERROR, and the errors of `payPayable`.
 * Rule accept.simulated-payment.
 */
export async function simulatePayment(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, record, recordId, input, now } = context;
  requireTestMode(session);
  if (record.name === 'payment-request') return completeRequest(context);
  if (!isPayableName(record.name)) return completePayment(context);
  const amount = input.amount === undefined ? undefined : parseDecimal(String(input.amount), session.business.currency);
  const paid = { kind: record.name, recordId, business: payableBusiness(context) };
  const { before, after } =
    input.channel === undefined
      ? await payRecord(transaction, paid, { ...(amount !== undefined && { amount }) }, now)
      : await payByChannel(context, paid, String(input.channel), amount);
  return { activity: 'PAYMENT_SIMULATED', before, after };
}
