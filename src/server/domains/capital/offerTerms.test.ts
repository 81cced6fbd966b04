import { describe, expect, it } from 'vitest';
import { LEAST, LEAST_VOLUME, MOST, offerReference, offerTerms } from './offerTerms.ts';

// Rule products.capital-offered.
describe('the terms of an offer', () => {
  it('are half an average month, rounded down to Rp 100,000, with a fee of 4%', () => {
    const common = { term_days: 90, share_percent: 10 };
    expect(offerTerms(60_000_000n)).toEqual({ amount: 10_000_000n, fee: 400_000n, ...common });
    expect(offerTerms(60_599_999n)).toEqual({ amount: 10_000_000n, fee: 400_000n, ...common });
    expect(offerTerms(60_600_000n)).toEqual({ amount: 10_100_000n, fee: 404_000n, ...common });
  });

  it('are none below the least amount, and never more than the most', () => {
    expect(offerTerms(0n)).toBeUndefined();
    expect(offerTerms(LEAST_VOLUME - 1n)).toBeUndefined();
    expect(offerTerms(LEAST_VOLUME)?.amount).toBe(LEAST);
    expect(offerTerms(900_000_000_000n)?.amount).toBe(MOST);
  });

  it('have a reference of the month', () => {
    expect(offerReference('2026-03')).toBe('MODAL-202603');
  });
});
