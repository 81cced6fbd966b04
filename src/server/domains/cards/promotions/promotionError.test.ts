import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountOf, type PromotedPayment, promotionError, withoutPromotion } from './promotionError.ts';

type Promotion = Parameters<typeof discountOf>[0];

const PROMOTION = {
  status: 'ACTIVE',
  start_date: '2026-11-01',
  end_date: '2026-11-30',
  usage_limit: 100,
  usage_count: 99,
  card_brand: 'VISA',
  bins: ['400000', '41111111'],
  minimum_amount: 50_000n,
  discount_type: 'AMOUNT',
  discount_amount: 10_000n,
  discount_percent: null,
} as unknown as Promotion;

const PAYMENT: PromotedPayment = {
  amount: 50_000n,
  card_brand: 'VISA',
  firstDigits: '40000012',
  day: '2026-11-30',
};

// Rule cards.promotions-applied.
describe('a promotion is for a payment', () => {
  it.each<[Partial<Promotion>, Partial<PromotedPayment>, ReturnType<typeof promotionError>]>([
    [{}, {}, undefined],
    [{}, { day: '2026-11-01' }, undefined],
    [{}, { day: '2026-10-31' }, 'promotion_not_running'],
    [{}, { day: '2026-12-01' }, 'promotion_not_running'],
    [{ status: 'PAUSED' as never }, {}, 'promotion_not_running'],
    [{ usage_count: 100 }, {}, 'promotion_used_up'],
    [{ usage_count: null, usage_limit: 1 }, {}, undefined],
    [{ usage_count: null, usage_limit: 0 }, {}, 'promotion_used_up'],
    [{ usage_count: 1_000, usage_limit: null }, {}, undefined],
    [{}, { card_brand: 'MASTERCARD' as never }, 'promotion_other_card'],
    [{ card_brand: null }, { card_brand: 'MASTERCARD' as never }, undefined],
    [{}, { firstDigits: '41111111' }, undefined],
    [{}, { firstDigits: '41111112' }, 'promotion_other_card'],
    [{ bins: [] }, { firstDigits: '52000000' }, undefined],
    [{ bins: null }, { firstDigits: '52000000' }, undefined],
    [{}, { amount: 49_999n }, 'promotion_minimum'],
    [{ minimum_amount: null }, { amount: 10_001n }, undefined],
    [{ minimum_amount: null }, { amount: 10_000n }, 'promotion_whole_amount'],
    [{ discount_type: 'PERCENT', discount_percent: 100 }, {}, 'promotion_whole_amount'],
  ])('with %o and %o: %s', (promotion, payment, error) => {
    expect(promotionError({ ...PROMOTION, ...promotion }, { ...PAYMENT, ...payment })).toBe(error);
  });

  it('gives its discount back to a payment that was not charged', () => {
    const returned = { promotion_id: null, discount_amount: null, amount: 50_000n };
    const payment = { amount: 40_000n, discount_amount: 10_000n };
    expect(withoutPromotion({ ...payment, type: 'PROMOTION' as never })).toEqual({ ...returned, type: null });
    expect(withoutPromotion({ ...payment, type: 'RECURRING' as never })).toEqual({ ...returned, type: 'RECURRING' });
    expect(withoutPromotion({ amount: 50_000n, discount_amount: null, type: null })).toEqual({
      ...returned,
      type: null,
    });
  });

  it('takes off a share rounded down, or a fixed amount', () => {
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(percent, fc.bigInt({ min: 0n, max: 10n ** 14n }), (discount_percent, amount) => {
        const share = discountOf({ ...PROMOTION, discount_type: 'PERCENT', discount_percent }, amount);
        const wanted = amount * BigInt(discount_percent);
        expect(share * 100n <= wanted && wanted < (share + 1n) * 100n).toBe(true);
        expect(discountOf(PROMOTION, amount)).toBe(10_000n);
      }),
    );
    expect(discountOf({ ...PROMOTION, discount_type: 'PERCENT' }, 100n)).toBe(0n);
    expect(discountOf({ ...PROMOTION, discount_amount: null }, 100n)).toBe(0n);
  });
});
