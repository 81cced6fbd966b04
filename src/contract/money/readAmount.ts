import { trimEndOf } from '../text/trimText.ts';
import { CURRENCIES, type Currency } from './currencies.ts';
import { parseAmountInput } from './parseAmountInput.ts';

/** What a text can mean as an amount, as decimal strings of major units. */
export interface AmountReading {
  /** Its only meaning, written as the currency is; `undefined` where it is written in another way, or is no amount. */
  readonly amount: string | undefined;
  /** Without `amount`: what it may have been meant as, smallest first. A person chooses; nothing here guesses. */
  readonly readings: readonly string[];
}

/** The same amount without its currency and spaces: "Rp 1.500" is "1.500". */
export function withoutCurrency(text: string, currency: Currency): string {
  const { symbol } = CURRENCIES[currency];
  const bare = text.replaceAll(/\s/g, '');
  const known = [symbol, currency].find((prefix) => bare.toUpperCase().startsWith(prefix.toUpperCase()));
  return known === undefined ? bare : bare.slice(known.length).replace(/^\.(?=\d)/, '');
}

/** A decimal string as the currency keeps it; `undefined` where it has decimals that the currency does not. */
function kept(whole: string, fraction: string, currency: Currency): string | undefined {
  const { decimal, exponent } = CURRENCIES[currency];
  const trimmed = trimEndOf(fraction, '0');
  if (trimmed.length > exponent) return undefined;
  return parseAmountInput(trimmed === '' ? whole : `${whole}${decimal}${trimmed}`, currency);
}

/**
 * Reads an amount that was pasted, or came from a file: "1.500.000" and "1500000" IDR are 1500000, "1,234.50" PHP is
 * 1234.50. "150000.00" IDR may be 150000 or 15000000, so it has no amount and both readings.
 */
export function readAmount(text: string, currency: Currency): AmountReading {
  const bare = withoutCurrency(text, currency);
  if (!/^\d[\d.,]*$/.test(bare)) return { amount: undefined, readings: [] };
  const amount = parseAmountInput(bare, currency);
  if (amount !== undefined) return { amount, readings: [] };
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  const digits = (part: string) => part.replaceAll(/\D/g, '');
  const asDecimals = last < 0 ? undefined : kept(digits(bare.slice(0, last)), digits(bare.slice(last + 1)), currency);
  const asGroups = kept(digits(bare), '', currency);
  const found = [asDecimals, asGroups].filter((reading) => reading !== undefined);
  return { amount: undefined, readings: [...new Set(found)].sort((one, other) => Number(one) - Number(other)) };
}
