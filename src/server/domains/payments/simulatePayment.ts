import { formatRecordId } from '#contract/ids/recordId.ts';
import { parseDecimal, toDecimal } from '#contract/money/decimal.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { virtual_account_payments } from '../../database/schema/index.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { addCallback } from '../callbacks/addCallback.ts';
import { sendReceipt } from '../receipts/sendReceipt.ts';
import { acceptPayment } from './acceptPayment.ts';
import type { PayableBusiness } from './payables/Payable.ts';
import { isPayableName } from './payables/payableKinds.ts';
import type { PaymentMethod } from './payables/paymentMethods.ts';
import { payRecord } from './payables/payPayable.ts';
import { requireAcceptedWithinDay } from './requireAcceptedWithinDay.ts';

/** The business of the session, as payments need it. */
function businessOf({ session, brand }: RecordContext): PayableBusiness {
  const { scope, resolution, business } = session;
  return { scope, brand, limits: resolution.limits, country: business.country, timeZone: business.timeZone };
}

/** Completes a pending payment of a virtual account. */
async function completePayment(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, recordId, now } = context;
  const business = businessOf(context);
  const { scope, country, brand, limits } = business;
  const payments = virtual_account_payments;
  const thisPayment = isRecord(payments, scope, recordId);
  const [payment] = await transaction.select().from(payments).where(thisPayment);
  if (payment === undefined) throw new Error('Locked payment not found');

  const { amount, fee, currency, reference, external_id, customer_id, customer_name } = payment;
  const { virtualAccountSettlementDays } = limits;
  const transactionId = await acceptPayment(
    transaction,
    { scope, country, virtualAccountSettlementDays },
    {
      channel_category: 'VIRTUAL_ACCOUNT',
      channel: payment.bank,
      external_id,
      reference,
      customer_id,
      customer_name,
      amount,
      fee,
      currency,
    },
    now,
  );
  await requireAcceptedWithinDay(transaction, business, now);
  await sendReceipt(transaction, { scope, transactionId, brand }, now);
  const id = formatRecordId(context.record.idPrefix, recordId);
  await addCallback(
    transaction,
    scope,
    {
      product: 'VIRTUAL_ACCOUNT_PAID',
      reference: id,
      externalId: payment.external_id,
      payload: {
        event: 'VIRTUAL_ACCOUNT_PAID',
        payment_id: id,
        status: 'COMPLETED',
        amount: toDecimal(amount, currency),
        currency,
        bank: payment.bank,
      },
      sender: null,
    },
    now,
  );
  const after = { status: 'COMPLETED', paid: now, transaction_id: transactionId } as const;
  await transaction
    .update(payments)
    .set({ ...after, updated: now })
    .where(thisPayment);
  return {
    activity: 'PAYMENT_SIMULATED',
    before: { status: payment.status },
    after: { status: 'COMPLETED', paid: now.toISOString() },
  };
}

/**
 * `payments.simulate`: pays in place of a payer in the sandbox, as a payer would: an invoice, a payment link, a virtual
 * account or a QR code, or a pending payment of a virtual account. Throws ENVIRONMENT_NOT_ALLOWED_ERROR in live mode,
 * DAILY_LIMIT_ERROR, and the errors of `payPayable`.
 * Rule accept.simulated-payment.
 */
export async function simulatePayment(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, record, recordId, input, now } = context;
  if (session.environment !== 'DEVELOPMENT')
    throw new ApiError('ENVIRONMENT_NOT_ALLOWED_ERROR', 'Payments are simulated in test mode only.');
  if (!isPayableName(record.name)) return completePayment(context);
  const { channel, amount } = input;
  const payment = {
    // The form offers the channels of the country.
    ...(channel !== undefined && { channel: channel as PaymentMethod['channel'] }),
    ...(amount !== undefined && { amount: parseDecimal(String(amount), session.business.currency) }),
  };
  const paid = { kind: record.name, recordId, business: businessOf(context) };
  const { before, after } = await payRecord(transaction, paid, payment, now);
  return { activity: 'PAYMENT_SIMULATED', before, after };
}
