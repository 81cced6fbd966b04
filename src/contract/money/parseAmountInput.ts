import { isWithinAmountCap } from './amountCap.ts';
import type { Currency } from './currencies.ts';
import { CURRENCIES } from './currencies.ts';
import { parseDecimal, toDecimal } from './decimal.ts';
import { MoneyError } from './MoneyError.ts';

/**
 * Reads what a person typed into an amount field, grouped as the currency groups or not at all: "1.500.000" IDR is "1500000".
 * Answers the decimal string for the wire, or undefined where it is no amount, has too many decimals, or is past the cap. Negative amounts are refused.
 * Rule money.negative-input.
 */
export function parseAmountInput(text: string, currency: Currency): string | undefined {
  const { group, decimal } = CURRENCIES[currency];
  const [whole = '', ...fractions] = text.trim().split(decimal);
  const groups = whole.split(group);
  const [first = '', ...others] = groups;
  const isGrouped = others.length === 0 || (/^\d{1,3}$/.test(first) && others.every((three) => /^\d{3}$/.test(three)));
  if (!isGrouped || fractions.length > 1) {
    return undefined;
  }
  const digits = groups.join('').replace(/^0+(?=\d)/, '');
  try {
    const minor = parseDecimal([digits, ...fractions].join('.'), currency);
    return minor >= 0n && isWithinAmountCap(minor, currency) ? toDecimal(minor, currency) : undefined;
  } catch (error) {
    if (error instanceof MoneyError) {
      return undefined;
    }
    throw error;
  }
}
