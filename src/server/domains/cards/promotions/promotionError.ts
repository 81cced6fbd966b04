import type { credit_card_promotions } from '../../../database/schema/index.ts';
import type { CardPayment } from '../intake/CardIntake.ts';

type Promotion = typeof credit_card_promotions.$inferSelect;

/** Why a payment gets no discount. */
export type PromotionError =
  | 'promotion_unknown'
  | 'promotion_not_running'
  | 'promotion_used_up'
  | 'promotion_other_card'
  | 'promotion_minimum'
  | 'promotion_whole_amount';

/** What a promotion is compared with. */
export interface PromotedPayment extends Pick<CardPayment, 'amount' | 'card_brand'> {
  /** The first eight digits of the card. */
  readonly firstDigits: string;
  /** The day where the business is, YYYY-MM-DD. */
  readonly day: string;
}

/** What a promotion takes off an amount; minor units, rounded down. */
export function discountOf({ discount_type, discount_percent, discount_amount }: Promotion, amount: bigint): bigint {
  if (discount_type === 'PERCENT') return (amount * BigInt(discount_percent ?? 0)) / 100n;
  return discount_amount ?? 0n;
}

/**
 * Why a promotion is not for a payment; `undefined` when it is.
 * Rule cards.promotions-applied.
 */
export function promotionError(promotion: Promotion, payment: PromotedPayment): PromotionError | undefined {
  const { status, start_date, end_date, usage_limit, usage_count, card_brand, bins, minimum_amount } = promotion;
  const { amount, day, firstDigits } = payment;
  if (status !== 'ACTIVE' || day < start_date || day > end_date) return 'promotion_not_running';
  if (usage_limit !== null && (usage_count ?? 0) >= usage_limit) return 'promotion_used_up';
  if (card_brand !== null && card_brand !== payment.card_brand) return 'promotion_other_card';
  const isOfBin = bins === null || bins.length === 0 || bins.some((bin) => firstDigits.startsWith(bin));
  if (!isOfBin) return 'promotion_other_card';
  if (minimum_amount !== null && amount < minimum_amount) return 'promotion_minimum';
  return discountOf(promotion, amount) >= amount ? 'promotion_whole_amount' : undefined;
}

/** The columns of a payment without its promotion: its whole amount, minor units. */
export function withoutPromotion({
  discount_amount,
  amount,
  type,
}: Pick<CardPayment, 'discount_amount' | 'amount' | 'type'>): Partial<CardPayment> {
  return {
    promotion_id: null,
    discount_amount: null,
    amount: amount + (discount_amount ?? 0n),
    type: type === 'PROMOTION' ? null : type,
  };
}
