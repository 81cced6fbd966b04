import { v7 as uuidv7 } from 'uuid';
import { TRANSITIONS } from '#contract/generated/transitions.ts';
import { parseDecimal } from '#contract/money/decimal.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { virtual_account_payments } from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { payableBusiness } from './payables/payableBusiness.ts';
import { isPayableName } from './payables/payableKinds.ts';
import { methodNotLive, paymentMethods } from './payables/paymentMethods.ts';
import { type PaidRecord, payRecord, type ToPay } from './payables/payPayable.ts';
import { payRequest } from './requests/payRequest.ts';
import { requestPayment } from './requests/requestPayment.ts';
import { requireTestMode } from './requireTestMode.ts';

/** Pays a payment request, by UUID, in place of its payer. */
async function completeRequest(context: RecordContext, requestId: string): Promise<OperationOutcome> {
  const { transaction, now } = context;
  const { before, after } = await payRequest(transaction, payableBusiness(context), { id: requestId }, now);
  return {
    activity: 'PAYMENT_SIMULATED',
    before: { status: before.status },
    after: { status: after.status, paid: now.toISOString() },
  };
}

/** Pays what is expected into the number of a payment request. Throws ACTION_NOT_AVAILABLE_ERROR for what has none. */
async function completePayment(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, now } = context;
  const { payment_request_id, status: column } = virtual_account_payments;
  const [payment] = await transaction
    .select({ payment_request_id, status: column })
    .from(virtual_account_payments)
    .where(isRecord(virtual_account_payments, session.scope, recordId));
  if (!payment?.payment_request_id) throw notAvailable();
  await completeRequest(context, payment.payment_request_id);
  const { to: status } = TRANSITIONS['virtual-account-payment'].events.complete;
  return {
    activity: 'PAYMENT_SIMULATED',
    before: { status: payment.status },
    after: { status, paid: now.toISOString() },
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
  return (await payRequest(transaction, business, { id }, now, payRecord)).record;
}

/** Errors of a record that was paid or switched off after the `when` of the action had read it. */
const CHANGED: ReadonlySet<string> = new Set(['ALREADY_PAID_ERROR', 'NOT_PAYABLE_ERROR']);

/**
 * `payments.simulate`: pays in place of a payer in the sandbox, as a payer would: an invoice, a payment link, a virtual
 * account or a QR code, a payment request, or what is expected into the number of one. Throws ENVIRONMENT_NOT_ALLOWED_ERROR in live mode,
 * ACTION_NOT_AVAILABLE_ERROR for what can no longer be paid, also where that changes at the same moment, DAILY_LIMIT_ERROR, and the
 * other errors of `payPayable`.
 * Rule accept.simulated-payment.
 */
export async function simulatePayment(context: RecordContext): Promise<OperationOutcome> {
  requireTestMode(context.session);
  try {
    return await pay(context);
  } catch (error) {
    throw error instanceof ApiError && CHANGED.has(error.code) ? notAvailable(context.action) : error;
  }
}

async function pay(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, record, recordId, input, now } = context;
  if (record.name === 'payment-request') return completeRequest(context, recordId);
  if (!isPayableName(record.name)) return completePayment(context);
  const amount = input.amount === undefined ? undefined : parseDecimal(String(input.amount), session.business.currency);
  const paid = { kind: record.name, recordId, business: payableBusiness(context) };
  const { before, after } =
    input.channel === undefined
      ? await payRecord(transaction, paid, { ...(amount !== undefined && { amount }) }, now)
      : await payByChannel(context, paid, String(input.channel), amount);
  return { activity: 'PAYMENT_SIMULATED', before, after };
}
