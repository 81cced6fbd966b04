import { formatRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { virtual_account_payments } from '../../database/schema/index.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { addCallback } from '../callbacks/addCallback.ts';
import { sendReceipt } from '../receipts/sendReceipt.ts';
import { acceptPayment } from './acceptPayment.ts';
import { requireAcceptedWithinDay } from './requireAcceptedWithinDay.ts';

/**
 * Simulates the payment of a virtual account in the sandbox: the payment becomes COMPLETED, and is recorded like a real
 * one. Throws DAILY_LIMIT_ERROR.
 * Rule accept.simulated-payment.
 */
export async function simulatePayment(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, now } = context;
  const scope = session.scope;
  const payments = virtual_account_payments;
  const thisPayment = isRecord(payments, scope, recordId);
  const [payment] = await transaction.select().from(payments).where(thisPayment);
  if (payment === undefined) throw new Error('Locked payment not found');

  const { amount, fee, currency, reference, external_id, customer_id, customer_name } = payment;
  const { virtualAccountSettlementDays } = session.resolution.limits;
  const transactionId = await acceptPayment(
    transaction,
    { scope, country: session.business.country, virtualAccountSettlementDays },
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
  const { timeZone } = session.business;
  await requireAcceptedWithinDay(transaction, { scope, timeZone, limits: session.resolution.limits }, now);
  await sendReceipt(transaction, { scope, transactionId, brand: context.brand }, now);
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
