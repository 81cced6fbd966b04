import type { Currency } from './currencies.ts';
import { CURRENCIES } from './currencies.ts';
import { MoneyError } from './MoneyError.ts';
import { splitDecimal } from './splitDecimal.ts';

const LARGEST = 2n ** 63n - 1n;

/**
 * Reads a decimal string of major units ("125.50") as whole minor units (12550n). Exact.
 * Throws MoneyError: MALFORMED, TOO_MANY_DECIMALS (also for zeros past the exponent), OUT_OF_RANGE.
 * Rule money.minor-units.
 */
export function parseDecimal(text: string, currency: Currency): bigint {
  const { negative, whole, fraction } = splitDecimal(text);
  const { exponent } = CURRENCIES[currency];
  if (fraction.length > exponent) {
    throw new MoneyError('TOO_MANY_DECIMALS', `at most ${exponent} decimals in ${currency}: ${JSON.stringify(text)}`);
  }
  const minor = BigInt(whole + fraction.padEnd(exponent, '0'));
  if (minor > LARGEST) {
    throw new MoneyError('OUT_OF_RANGE', `too large an amount: ${JSON.stringify(text)}`);
  }
  return negative ? -minor : minor;
}

/** Writes whole minor units (12550n) as the decimal string of major units that the wire carries ("125.50"). Exact. */
export function toDecimal(minor: bigint, currency: Currency): string {
  const { exponent } = CURRENCIES[currency];
  const negative = minor < 0n;
  const digits = String(negative ? -minor : minor).padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  const fraction = digits.slice(digits.length - exponent);
  return `${negative ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}
