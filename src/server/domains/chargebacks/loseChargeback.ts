import { chargeBalance } from '../../core/ledger/chargeBalance.ts';
import { isRecord } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { credit_card_chargebacks, credit_card_payments } from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { changeColumns } from '../../engine/operations/records/changeRecord.ts';
import { refundable } from '../cards/refundError.ts';
import { payoutLines } from '../payments/paymentLines.ts';

type Payment = typeof credit_card_payments.$inferSelect;

/** The disputed payment, locked: refunds wait until the chargeback is decided. */
async function lockPayment(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  paymentId: string,
): Promise<Payment> {
  const [payment] = await transaction
    .select()
    .from(credit_card_payments)
    .where(isRecord(credit_card_payments, scope, paymentId))
    .for('update');
  if (payment === undefined) throw notAvailable();
  return payment;
}

/**
 * The amount charged to the balance, minor units: at most the part of the payment that is still refundable.
 * Rule refunds.never-twice.
 */
export function lossOf(payment: Parameters<typeof refundable>[0], disputed: bigint): bigint {
  const left = refundable(payment);
  return left < disputed ? left : disputed;
}

/**
 * Pays a lost chargeback out of the balance: the part that has not been refunded. Throws INSUFFICIENT_BALANCE_ERROR when the
 * balance is too low.
 */
export async function chargeLoss(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  /** UUID. */
  chargebackId: string,
  now: Date,
) {
  const [chargeback] = await transaction
    .select()
    .from(credit_card_chargebacks)
    .where(isRecord(credit_card_chargebacks, scope, chargebackId));
  if (chargeback === undefined) throw notAvailable();
  const { amount, currency, reference, external_id: description } = chargeback;
  const payment = await lockPayment(transaction, scope, chargeback.payment_id);
  const lost = lossOf(payment, amount);
  const lines = payoutLines({ currency, amount: lost, fee: 0n, tax: 0n });
  const { transaction_id: transactionId } = payment;
  const journal = { type: 'CHARGEBACK', reference, description, transactionId, lines } as const;
  const message = 'The balance does not cover the disputed amount.';
  if (lost > 0n) await chargeBalance(transaction, scope, journal, message, now);
  return { chargeback, payment, lost };
}

/**
 * `chargebacks.lose`: the cardholder wins the dispute, and the balance is charged with the part that has not been refunded.
 * Throws INSUFFICIENT_BALANCE_ERROR when the balance is too low; the chargeback then stays open.
 * Rule refunds.chargeback-accept.
 */
export async function loseChargeback(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, now } = context;
  const { chargeback, payment, lost } = await chargeLoss(transaction, session.scope, recordId, now);
  const outcome = await changeColumns(context, chargeback, { status: 'LOST', lost_amount: lost, closed: now });
  const recipient = payment.cardholder_name ?? payment.customer_name ?? payment.card_number;
  return { ...outcome, facts: { recipient, amount: lost, remaining: refundable(payment) - lost } };
}
