import type { credit_card_payments } from '../../db/schema/index.ts';

type Payment = Pick<typeof credit_card_payments.$inferSelect, 'status' | 'amount' | 'refunded_amount' | 'created'>;

/** Why a payment cannot be given back (shell.md, section 5; feature-areas.md, section 5). */
export type RefundFault = 'refunded' | 'failed' | 'too-old' | 'not-charged' | 'too-much' | 'nothing';

/** Six months, each of about 30 days (shell.md, sections 4 and 9). */
export const REFUND_DAYS = 180;

const DAY = 86_400_000;

/** What of a payment has not been given back yet, and is not on its way back; minor units. */
export function refundable({ amount, refunded_amount }: Pick<Payment, 'amount' | 'refunded_amount'>): bigint {
  return amount - refunded_amount;
}

/** Tells why so much of a payment, in minor units, cannot be given back now; `undefined` where it can. */
export function refundFault(payment: Payment, amount: bigint, now: Date): RefundFault | undefined {
  if (payment.status === 'FAILED') return 'failed';
  if (payment.status === 'REFUNDED' || refundable(payment) <= 0n) return 'refunded';
  if (payment.status === 'PENDING') return 'not-charged';
  if (now.getTime() - payment.created.getTime() > REFUND_DAYS * DAY) return 'too-old';
  if (amount <= 0n) return 'nothing';
  return amount > refundable(payment) ? 'too-much' : undefined;
}
