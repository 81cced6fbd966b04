import type { credit_card_payments } from '../../database/schema/index.ts';
import { isTooOld } from '../payments/refunds/refundDays.ts';

type Payment = Pick<
  typeof credit_card_payments.$inferSelect,
  'status' | 'amount' | 'refunded_amount' | 'charged_back_amount' | 'open_disputes' | 'contested_disputes' | 'created'
>;

/** Why a payment cannot be refunded. */
export type RefundError =
  | 'refunded'
  | 'charged-back'
  | 'disputed'
  | 'only-in-full'
  | 'failed'
  | 'too-old'
  | 'not-charged'
  | 'too-much'
  | 'nothing';

/** The refundable amount of a payment: not refunded, not being refunded, and not lost to a chargeback; minor units. */
export function refundable({
  amount,
  refunded_amount,
  charged_back_amount,
}: Pick<Payment, 'amount' | 'refunded_amount' | 'charged_back_amount'>): bigint {
  return amount - refunded_amount - charged_back_amount;
}

/** Why this amount of a payment, in minor units, cannot be refunded now; `undefined` when it can. */
export function refundError(payment: Payment, amount: bigint, now: Date): RefundError | undefined {
  if (payment.status === 'FAILED') return 'failed';
  if (payment.status === 'REFUNDED' || payment.refunded_amount >= payment.amount) return 'refunded';
  if (refundable(payment) <= 0n) return 'charged-back';
  if ((payment.contested_disputes ?? 0) > 0) return 'disputed';
  if (payment.status === 'PENDING') return 'not-charged';
  if (isTooOld(payment.created, now)) return 'too-old';
  if (amount <= 0n) return 'nothing';
  if (amount > refundable(payment)) return 'too-much';
  return payment.open_disputes > 0 && amount < refundable(payment) ? 'only-in-full' : undefined;
}
