import type { Currency } from './currencies.ts';
import { CURRENCIES } from './currencies.ts';

/** The largest amount that people may enter, in major units, included. Rule forms.amount-cap. */
export const AMOUNT_CAP = 999_999_999_999n;

/** Whether an amount of minor units is within the cap, on either side of zero. */
export function isWithinAmountCap(minor: bigint, currency: Currency): boolean {
  const cap = AMOUNT_CAP * 10n ** BigInt(CURRENCIES[currency].exponent);
  return minor <= cap && minor >= -cap;
}
