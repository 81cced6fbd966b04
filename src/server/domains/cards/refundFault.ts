import type { credit_card_payments } from '../../database/schema/index.ts';

type Payment = Pick<
  typeof credit_card_payments.$inferSelect,
  'status' | 'amount' | 'refunded_amount' | 'charged_back_amount' | 'open_disputes' | 'created'
>;

/** Why a payment cannot be given back. */
export type RefundFault =
  | 'refunded'
  | 'charged-back'
  | 'disputed'
  | 'failed'
  | 'too-old'
  | 'not-charged'
  | 'too-much'
  | 'nothing';

/** Six months, each of about 30 days. */
export const REFUND_DAYS = 180;

const DAY = 86_400_000;

/** What of a payment can still be refunded: neither refunded, nor being refunded, nor lost to a chargeback; minor units. */
export function refundable({
  amount,
  refunded_amount,
  charged_back_amount,
}: Pick<Payment, 'amount' | 'refunded_amount' | 'charged_back_amount'>): bigint {
  return amount - refunded_amount - charged_back_amount;
}

/** Tells why so much of a payment, in minor units, cannot be given back now; `undefined` where it can. */
export function refundFault(payment: Payment, amount: bigint, now: Date): RefundFault | undefined {
  if (payment.status === 'FAILED') return 'failed';
  if (payment.status === 'REFUNDED' || payment.refunded_amount >= payment.amount) return 'refunded';
  if (refundable(payment) <= 0n) return 'charged-back';
  if (payment.open_disputes > 0) return 'disputed';
  if (payment.status === 'PENDING') return 'not-charged';
  if (now.getTime() - payment.created.getTime() > REFUND_DAYS * DAY) return 'too-old';
  if (amount <= 0n) return 'nothing';
  return amount > refundable(payment) ? 'too-much' : undefined;
}
