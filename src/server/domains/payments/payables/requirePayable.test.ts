import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../core/errors/ApiError.ts';
import type { Payable } from './Payable.ts';
import { amountToPay } from './requirePayable.ts';

function answer(amount: bigint | null, given: bigint | undefined, currency = 'PHP'): unknown {
  try {
    return amountToPay({ amount, currency } as Payable, given);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { field, code, amount: exact } = error.errors?.[0] ?? {};
    return [error.code, field, code, exact];
  }
}

// Rule accept.paid-amount.
describe('the amount that a payer pays', () => {
  it('is that of the record, and no other', () => {
    expect([answer(12_550n, undefined), answer(12_550n, 12_550n)]).toEqual([12_550n, 12_550n]);
    for (const given of [12_549n, 12_551n, 0n, -12_550n])
      expect(answer(12_550n, given)).toEqual(['WRONG_AMOUNT_ERROR', 'amount', 'exact_amount', '125.50']);
  });

  it('is that of the payer where the record has none, above zero and within what a form accepts', () => {
    expect([answer(null, 1n), answer(null, 12_550n)]).toEqual([1n, 12_550n]);
    const wrong = (code: string) => ['WRONG_AMOUNT_ERROR', 'amount', code, undefined];
    expect(answer(null, undefined)).toEqual(wrong('required'));
    expect([answer(null, 0n), answer(null, -1n)]).toEqual([wrong('more_than_nothing'), wrong('more_than_nothing')]);
    expect(answer(null, 999_999_999_999n, 'IDR')).toBe(999_999_999_999n);
    expect(answer(null, 1_000_000_000_000n, 'IDR')).toEqual(wrong('format_decimal'));
  });
});
