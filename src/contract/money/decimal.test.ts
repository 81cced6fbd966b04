import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AMOUNT_CAP, isWithinAmountCap } from './amountCap.ts';
import type { Currency } from './currencies.ts';
import { CURRENCIES } from './currencies.ts';
import { parseDecimal, toDecimal } from './decimal.ts';
import { MoneyError } from './MoneyError.ts';

const currency = fc.constantFrom(...(Object.keys(CURRENCIES) as Currency[]));
const minor = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n });

function codeOf(text: string, code: Currency): string {
  try {
    return String(parseDecimal(text, code));
  } catch (error) {
    return error instanceof MoneyError ? error.code : String(error);
  }
}

describe('decimals', () => {
  // Rule money.minor-units.
  it('keeps every minor unit on the way out and back, up to 10^18', () => {
    fc.assert(
      fc.property(minor, currency, (amount, code) => {
        expect(parseDecimal(toDecimal(amount, code), code)).toBe(amount);
      }),
    );
  });

  // Rule money.decimals.
  it('writes as many decimals as the currency has', () => {
    expect(toDecimal(1_500_000n, 'IDR')).toBe('1500000');
    expect(toDecimal(12_550n, 'PHP')).toBe('125.50');
    expect(toDecimal(-5n, 'USD')).toBe('-0.05');
    expect(toDecimal(0n, 'PHP')).toBe('0.00');
  });

  it('reads fewer decimals than the currency has, and minus nothing as nothing', () => {
    expect(parseDecimal('125.5', 'PHP')).toBe(12_550n);
    expect(parseDecimal('125', 'PHP')).toBe(12_500n);
    expect(parseDecimal('-0.00', 'PHP')).toBe(0n);
  });

  it.each([
    '',
    ' 1',
    '1 ',
    '+1',
    '--1',
    '1.',
    '.5',
    '01',
    '1,000',
    '1e3',
    '0x1',
    'NaN',
    'Infinity',
    '１',
    '9'.repeat(41),
  ])('refuses %j as malformed', (text) => {
    expect(codeOf(text, 'PHP')).toBe('MALFORMED');
  });

  it('refuses decimals that the currency does not have, zeros too', () => {
    expect(codeOf('1.0', 'IDR')).toBe('TOO_MANY_DECIMALS');
    expect(codeOf('1.001', 'PHP')).toBe('TOO_MANY_DECIMALS');
    expect(codeOf('1.000', 'USD')).toBe('TOO_MANY_DECIMALS');
  });

  it('refuses more than the database holds', () => {
    expect(codeOf('9223372036854775807', 'IDR')).toBe('9223372036854775807');
    expect(codeOf('9223372036854775808', 'IDR')).toBe('OUT_OF_RANGE');
    expect(codeOf('-92233720368547758.08', 'PHP')).toBe('OUT_OF_RANGE');
  });

  // Rule forms.amount-cap.
  it('caps what people enter at 999,999,999,999 of the currency, on both sides', () => {
    expect(isWithinAmountCap(AMOUNT_CAP, 'IDR')).toBe(true);
    expect(isWithinAmountCap(AMOUNT_CAP + 1n, 'IDR')).toBe(false);
    expect(isWithinAmountCap(AMOUNT_CAP * 100n, 'PHP')).toBe(true);
    expect(isWithinAmountCap(AMOUNT_CAP * 100n + 1n, 'PHP')).toBe(false);
    expect(isWithinAmountCap(-AMOUNT_CAP - 1n, 'IDR')).toBe(false);
  });
});
