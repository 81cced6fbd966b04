import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { addCallback } from '../callbacks/addCallback.ts';
import { settlements_due, transactions, virtual_account_payments } from '../db/schema/index.ts';
import { paymentLines } from '../ledger/paymentLines.ts';
import { postJournal } from '../ledger/postJournal.ts';
import { requireAcceptedWithinDay } from '../ledger/requireAcceptedWithinDay.ts';
import type { OperationOutcome, RecordContext } from './operation.ts';

/** Tax on the fee, in percent: PPN in Indonesia, VAT in the Philippines. */
const TAX_PERCENT = { ID: 11n, PH: 12n, SG: 0n } as const;

const DAY = 86_400_000;

/** Rounds half up, as invoices do. */
function percentOf(amount: bigint, percent: bigint): bigint {
  return (amount * percent + 50n) / 100n;
}

/**
 * The sandbox's bank says that a virtual account was paid: the payment becomes COMPLETED, a transaction stands in the
 * list, and the ledger has the money: at once, or once the days that config/limits.yaml says have passed. Throws DAILY_LIMIT_ERROR.
 */
export async function simulatePayment(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, now } = context;
  const scope = session.scope;
  const payments = virtual_account_payments;
  const thisPayment = and(
    eq(payments.business_id, scope.businessId),
    eq(payments.environment, scope.environment),
    eq(payments.id, recordId),
  );
  const [payment] = await transaction.select().from(payments).where(thisPayment);
  if (payment === undefined) throw new Error('The payment was locked and is not there.');

  const { amount, fee, currency, reference } = payment;
  const days = session.resolution.limits.virtualAccountSettlementDays;
  const isHeld = days > 0;
  const tax = percentOf(fee, TAX_PERCENT[session.business.country]);
  const transactionId = uuidv7({ msecs: now.getTime() });
  await transaction.insert(transactions).values({
    business_id: scope.businessId,
    environment: scope.environment,
    id: transactionId,
    created: now,
    updated: now,
    type: 'PAYMENT',
    status: 'COMPLETED',
    channel_category: 'VIRTUAL_ACCOUNT',
    channel: payment.bank,
    external_id: payment.external_id,
    reference,
    customer_id: payment.customer_id,
    customer_name: payment.customer_name,
    amount,
    fee,
    tax,
    net_amount: amount - fee - tax,
    currency,
    settlement_status: isHeld ? 'PENDING' : 'SETTLED',
    settled: isHeld ? null : now,
  });
  await postJournal(
    transaction,
    scope,
    {
      type: 'PAYMENT',
      reference,
      description: null,
      transactionId,
      lines: paymentLines(isHeld ? 'PENDING' : 'BALANCE', { currency, amount, fee, tax }),
    },
    now,
  );
  if (isHeld) {
    const due = new Date(now.getTime() + days * DAY);
    await transaction.insert(settlements_due).values({
      business_id: scope.businessId,
      environment: scope.environment,
      transaction_id: transactionId,
      due,
    });
  }
  await requireAcceptedWithinDay(transaction, session, now);
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
