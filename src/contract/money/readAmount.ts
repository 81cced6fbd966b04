import { trimEndOf } from '../text/trimText.ts';
import { CURRENCIES, type Currency } from './currencies.ts';
import { parseAmountInput } from './parseAmountInput.ts';

/** What a text can mean as an amount, as decimal strings of major units. */
export interface AmountReading {
  /** Its only meaning, written as the currency is; `undefined` where it is written in another way, or is no amount. */
  readonly amount: string | undefined;
  /** Without `amount`: what it may have been meant as, smallest first. A person chooses; nothing here guesses. */
  readonly readings: readonly string[];
  /** Whether it is an amount with decimals that the currency does not have. */
  readonly isTooPrecise?: true;
}

/** How bills end an amount without decimals: "50.000,-". */
const NO_DECIMALS = /[.,]-{1,2}$/;

/** The same amount without its currency, spaces, and the mark and dash that end it: "Rp 1.500,-" is "1.500". */
export function withoutCurrency(text: string, currency: Currency): string {
  const { symbol } = CURRENCIES[currency];
  const bare = text.replaceAll(/\s/g, '').replace(NO_DECIMALS, '');
  const known = [symbol, currency].find((prefix) => bare.toUpperCase().startsWith(prefix.toUpperCase()));
  return known === undefined ? bare : bare.slice(known.length).replace(/^\.(?=\d)/, '');
}

/** Digits in groups of three, by either mark. */
const GROUPED = /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+)$/;

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** A decimal string of the currency. */
function amountOf(whole: string, fraction: string, currency: Currency): string | undefined {
  return parseAmountInput(fraction === '' ? whole : `${whole}${CURRENCIES[currency].decimal}${fraction}`, currency);
}

/**
 * Reads an amount that was pasted, or came from a file: "1.500.000", "1500000" and "1.500.000,-" IDR are 1500000, "1,234.50"
 * PHP is 1234.50. "150000.00" IDR may be 150000 or 15000000, so it has no amount and both readings. "1.500,50" IDR has
 * decimals that rupiah does not: no amount, and none is suggested.
 */
export function readAmount(text: string, currency: Currency): AmountReading {
  const bare = withoutCurrency(text, currency);
  if (!/^\d[\d.,]*$/.test(bare)) return { amount: undefined, readings: [] };
  const amount = parseAmountInput(bare, currency);
  if (amount !== undefined) return { amount, readings: [] };
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  const fraction = last < 0 ? '' : trimEndOf(digitsOf(bare.slice(last + 1)), '0');
  const isTooPrecise = fraction.length > CURRENCIES[currency].exponent;
  if (isTooPrecise && !GROUPED.test(bare)) return { amount: undefined, readings: [], isTooPrecise };
  const asDecimals = last < 0 || isTooPrecise ? undefined : amountOf(digitsOf(bare.slice(0, last)), fraction, currency);
  const found = [asDecimals, amountOf(digitsOf(bare), '', currency)].filter((reading) => reading !== undefined);
  return { amount: undefined, readings: [...new Set(found)].sort((one, other) => Number(one) - Number(other)) };
}
