import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Currency } from './currencies.ts';
import { CURRENCIES } from './currencies.ts';
import { toDecimal } from './decimal.ts';
import { formatDecimal } from './formatDecimal.ts';
import { formatMoney } from './formatMoney.ts';
import { formatNumber } from './formatNumber.ts';
import { MoneyError } from './MoneyError.ts';
import { parseAmountInput } from './parseAmountInput.ts';

const currency = fc.constantFrom(...(Object.keys(CURRENCIES) as Currency[]));
const language = fc.constantFrom('en' as const, 'id' as const);

describe('formatMoney', () => {
  // Rule money.grouping.
  it('groups by the currency, in every language', () => {
    for (const speech of ['en', 'id'] as const) {
      expect(formatMoney('1500000', 'IDR', speech)).toBe('Rp1.500.000');
      expect(formatMoney('1234.5', 'PHP', speech)).toBe('₱1,234.50');
      expect(formatMoney('1234567.89', 'USD', speech)).toBe('US$1,234,567.89');
    }
  });

  it('puts the sign before the symbol; a plus only when requested, and never on zero', () => {
    expect(formatMoney('-1500', 'IDR', 'id')).toBe('\u2212Rp1.500');
    expect(formatMoney('1500', 'IDR', 'id', { sign: true })).toBe('+Rp1.500');
    expect(formatMoney('0.00', 'PHP', 'en', { sign: true })).toBe('₱0.00');
    expect(formatMoney('-0.05', 'PHP', 'en', { symbol: false })).toBe('\u22120.05');
    expect(formatMoney('999', 'IDR', 'id', { symbol: false })).toBe('999');
  });

  it('shows a currency that it does not know by its code, grouped by the language', () => {
    expect(formatMoney('-1234.5', 'SGD', 'en')).toBe('\u2212SGD\u00a01,234.5');
    expect(formatMoney('1234.5', 'SGD', 'id', { sign: true })).toBe('+SGD\u00a01.234,5');
  });

  it('refuses what is not an amount of the currency', () => {
    expect(() => formatMoney('1.5', 'IDR', 'id')).toThrow(MoneyError);
    expect(() => formatMoney('12e3', 'USD', 'en')).toThrow(MoneyError);
  });

  it('never changes a digit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), currency, language, (minor, code, speech) => {
        const shown = formatMoney(toDecimal(minor, code), code, speech);
        const digits = shown.replace(/\D/g, '');
        expect(BigInt(digits) * (shown.startsWith('\u2212') ? -1n : 1n)).toBe(minor);
      }),
    );
  });

  it('groups by threes from the right', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), (minor) => {
        expect(formatMoney(String(minor), 'IDR', 'id', { symbol: false })).toMatch(/^\d{1,3}(\.\d{3})*$/);
      }),
    );
  });
});

describe('figures that are not money', () => {
  it('go by the language', () => {
    expect(formatNumber(8123, 'en')).toBe('8,123');
    expect(formatNumber(8123, 'id')).toBe('8.123');
    expect(formatNumber(-10_000n, 'en')).toBe('\u221210,000');
    expect(formatDecimal('1234.5', 'id')).toBe('1.234,5');
    expect(formatDecimal('-0.0', 'en')).toBe('0.0');
  });
});

// Rule money.negative-input.
describe('parseAmountInput', () => {
  it('reads what formatMoney shows, up to the cap', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 999_999_999_999n }), currency, language, (minor, code, speech) => {
        const decimal = toDecimal(minor, code);
        expect(parseAmountInput(formatMoney(decimal, code, speech, { symbol: false }), code)).toBe(decimal);
      }),
    );
  });

  it('reads plain digits, spaces around them and zeros before them', () => {
    expect(parseAmountInput(' 1500000 ', 'IDR')).toBe('1500000');
    expect(parseAmountInput('007', 'IDR')).toBe('7');
    expect(parseAmountInput('12.5', 'PHP')).toBe('12.50');
  });

  it.each([
    ['', 'IDR'],
    ['abc', 'IDR'],
    ['-5', 'IDR'],
    ['1.50', 'IDR'],
    ['1,5', 'IDR'],
    ['1.5000', 'IDR'],
    ['1..000', 'IDR'],
    ['1.2.3', 'USD'],
    ['12.345', 'USD'],
    ['1,00', 'PHP'],
    ['1000000000000', 'IDR'],
  ] as const)('refuses %j in %s', (text, code) => {
    expect(parseAmountInput(text, code)).toBeUndefined();
  });
});
