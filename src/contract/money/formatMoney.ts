import type { Language } from '../generated/api.ts';
import { CURRENCIES, isCurrency } from './currencies.ts';
import { formatDecimal } from './formatDecimal.ts';
import { formatParts, MINUS } from './formatParts.ts';
import { MoneyError } from './MoneyError.ts';
import { splitDecimal } from './splitDecimal.ts';

export interface MoneyFormat {
  /** A plus before what is above zero. Default false. */
  readonly sign?: boolean;
  /** The currency's symbol. Default true. */
  readonly symbol?: boolean;
}

/**
 * Shows a decimal string of major units: "Rp1.500.000", "₱1,234.50", "−US$3.00". The sign is before the symbol.
 * The currency decides the grouping; the language only that of a currency we do not know, which is
 * shown by its code: "SGD 12.50". Throws MoneyError for what is not a decimal or is finer than the currency.
 */
export function formatMoney(decimal: string, currency: string, language: Language, format: MoneyFormat = {}): string {
  const { negative, whole, fraction } = splitDecimal(decimal);
  const positive = !negative && /[1-9]/.test(decimal);
  const sign = negative ? MINUS : positive && format.sign === true ? '+' : '';
  const showsSymbol = format.symbol !== false;
  if (!isCurrency(currency)) {
    const figure = formatDecimal(decimal.replace('-', ''), language);
    return `${sign}${showsSymbol ? `${currency}\u00a0` : ''}${figure}`;
  }
  const rule = CURRENCIES[currency];
  if (fraction.length > rule.exponent) {
    throw new MoneyError(
      'TOO_MANY_DECIMALS',
      `at most ${rule.exponent} decimals in ${currency}: ${JSON.stringify(decimal)}`,
    );
  }
  const figure = formatParts(whole, fraction.padEnd(rule.exponent, '0'), rule);
  return `${sign}${showsSymbol ? rule.symbol : ''}${figure}`;
}
