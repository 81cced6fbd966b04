import { and, eq } from 'drizzle-orm';
import { today } from '#contract/dates/days.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { type ApiError, fieldError } from '../../../core/errors/ApiError.ts';
import { belongsTo, isRecord } from '../../../database/belongsTo.ts';
import { credit_card_promotions } from '../../../database/schema/index.ts';
import type { CardIntake, CardPayment } from '../intake/CardIntake.ts';
import { discountOf, type PromotionError, promotionError, withoutPromotion } from './promotionError.ts';

const MESSAGES: Readonly<Record<PromotionError, string>> = {
  promotion_unknown: 'is not the code of a promotion',
  promotion_not_running: 'is of a promotion that is not running today',
  promotion_used_up: 'is of a promotion that has been used as often as it may',
  promotion_other_card: 'is not for this card',
  promotion_minimum: 'is for higher amounts',
  promotion_whole_amount: 'would leave nothing to pay',
};

function rejected(code: PromotionError, amount?: string): ApiError {
  return fieldError('promotion_code', MESSAGES[code], code, amount);
}

/**
 * The discount of a promotion for a payment, which counts as a use of it. Throws API_VALIDATION_ERROR when it is not for the
 * payment. The promotion stays locked until the transaction ends, so that its limit holds.
 * Rule cards.promotions-applied.
 */
export async function takePromotion(
  { transaction, business: { scope, timeZone }, now }: CardIntake,
  code: string,
  payment: CardPayment,
  firstDigits: string,
): Promise<Pick<CardPayment, 'promotion_id' | 'discount_amount'>> {
  const [promotion] = await transaction
    .select()
    .from(credit_card_promotions)
    .where(and(belongsTo(credit_card_promotions, scope), eq(credit_card_promotions.code, code)))
    .for('update');
  if (promotion === undefined) throw rejected('promotion_unknown');
  const error = promotionError(promotion, { ...payment, firstDigits, day: today(timeZone, now) });
  const { minimum_amount, currency } = promotion;
  if (error !== undefined)
    throw rejected(error, minimum_amount === null ? undefined : toDecimal(minimum_amount, currency));
  await transaction
    .update(credit_card_promotions)
    .set({ usage_count: (promotion.usage_count ?? 0) + 1, updated: now })
    .where(isRecord(credit_card_promotions, scope, promotion.id));
  return { promotion_id: promotion.id, discount_amount: discountOf(promotion, payment.amount) };
}

/** The columns of a payment that was not charged: its promotion was not used. */
export async function returnPromotion(
  { transaction, business: { scope }, now }: CardIntake,
  payment: CardPayment,
): Promise<Partial<CardPayment>> {
  const { promotion_id } = payment;
  if (promotion_id === null) return {};
  const thisPromotion = isRecord(credit_card_promotions, scope, promotion_id);
  const [promotion] = await transaction.select().from(credit_card_promotions).where(thisPromotion).for('update');
  await transaction
    .update(credit_card_promotions)
    .set({ usage_count: Math.max(0, (promotion?.usage_count ?? 0) - 1), updated: now })
    .where(thisPromotion);
  return withoutPromotion(payment);
}
