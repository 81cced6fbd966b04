import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCompact } from './formatCompact.ts';
import { formatMoneyCompact } from './formatMoneyCompact.ts';
import { percentChange } from './percentChange.ts';

const POWERS: Readonly<Record<string, bigint>> = { '': 0n, K: 3n, M: 6n, B: 9n, T: 12n };

describe('formatCompact', () => {
  it.each([
    ['0', '0', '0'],
    ['999', '999', '999'],
    ['12.55', '12.6', '12,6'],
    ['1000', '1K', '1\u00a0rb'],
    ['1250', '1.3K', '1,3\u00a0rb'],
    ['999949', '999.9K', '999,9\u00a0rb'],
    ['999950', '1M', '1\u00a0jt'],
    ['1200000', '1.2M', '1,2\u00a0jt'],
    ['-3400000000', '\u22123.4B', '\u22123,4\u00a0M'],
    ['1500000000000', '1.5T', '1,5\u00a0T'],
    ['1234500000000000', '1,234.5T', '1.234,5\u00a0T'],
    ['-0.04', '0', '0'],
  ])('shows %s as %s and %s', (decimal, english, indonesian) => {
    expect(formatCompact(decimal, 'en')).toBe(english);
    expect(formatCompact(decimal, 'id')).toBe(indonesian);
  });

  it('is never off by more than half of the last digit shown', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), (value) => {
        const match = /^([\d,]+)(?:\.(\d))?([KMBT]?)$/.exec(formatCompact(String(value), 'en'));
        const tenths = BigInt(`${match?.[1]?.replaceAll(',', '')}${match?.[2] ?? '0'}`);
        const unit = 10n ** (POWERS[match?.[3] ?? ''] ?? 0n);
        const off = tenths * unit - value * 10n;
        expect((off < 0n ? -off : off) * 2n).toBeLessThanOrEqual(unit);
      }),
    );
  });

  it('takes the symbol after the sign', () => {
    expect(formatMoneyCompact('1200000', 'IDR', 'id')).toBe('Rp1,2\u00a0jt');
    expect(formatMoneyCompact('-3400', 'PHP', 'en')).toBe('\u2212₱3.4K');
    expect(formatMoneyCompact('3400', 'SGD', 'en')).toBe('SGD\u00a03.4K');
  });
});

describe('percentChange', () => {
  it('compares exactly and rounds once', () => {
    expect(percentChange('150', '100')).toEqual({ direction: 'up', percent: 50n });
    expect(percentChange('99.50', '100')).toEqual({ direction: 'down', percent: 1n });
    expect(percentChange('100.0', '100.00')).toEqual({ direction: 'none', percent: 0n });
    expect(percentChange('-50', '-100')).toEqual({ direction: 'up', percent: 50n });
    expect(percentChange('1000000000000000001', '1000000000000000000')).toEqual({ direction: 'none', percent: 0n });
    expect(percentChange('5', '0')).toBeUndefined();
  });
});
