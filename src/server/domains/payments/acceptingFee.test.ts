import { describe, expect, it } from 'vitest';
import { acceptingFee } from './acceptingFee.ts';

// Rule money.accepting-fees.
describe('the fee for accepting a payment', () => {
  it('is flat for a virtual account, by currency', () => {
    expect(acceptingFee('VIRTUAL_ACCOUNT', 1_000_000n, 'IDR')).toBe(4_000n);
    expect(acceptingFee('VIRTUAL_ACCOUNT', 1_000_000n, 'PHP')).toBe(1_500n);
    expect(acceptingFee('RETAIL_OUTLET', 1_000_000n, 'USD')).toBe(100n);
  });

  it.each([
    ['CARD', 29_000n],
    ['EWALLET', 15_000n],
    ['DIRECT_DEBIT', 15_000n],
    ['QR_CODE', 7_000n],
    ['PAYLATER', 20_000n],
  ] as const)('is a share of a payment by %s', (category, fee) => {
    expect(acceptingFee(category, 1_000_000n, 'IDR')).toBe(fee);
  });

  it('is rounded half up to the minor unit', () => {
    // 0.7 % of 71 is 0.497, of 72 is 0.504.
    expect([acceptingFee('QR_CODE', 71n, 'IDR'), acceptingFee('QR_CODE', 72n, 'IDR')]).toEqual([0n, 1n]);
  });

  it('is never more than half of the payment', () => {
    expect(acceptingFee('VIRTUAL_ACCOUNT', 8_002n, 'IDR')).toBe(4_000n);
    expect(acceptingFee('VIRTUAL_ACCOUNT', 8_000n, 'IDR')).toBe(4_000n);
    expect(acceptingFee('VIRTUAL_ACCOUNT', 7_998n, 'IDR')).toBe(3_999n);
    expect(acceptingFee('VIRTUAL_ACCOUNT', 1n, 'IDR')).toBe(0n);
  });
});
