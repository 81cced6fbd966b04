import { CURRENCIES, type Currency } from './currencies.ts';

/** What is shown while an amount is typed: digits in groups, and the decimals as far as they are there. */
export function amountText(decimal: string, currency: Currency): string {
  const { group, decimal: mark } = CURRENCIES[currency];
  const [whole = '', fraction] = decimal.split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? grouped : `${grouped}${mark}${fraction}`;
}

/**
 * What was typed into an amount field as a decimal string of major units, digits only: groups are dropped, decimals kept
 * as far as the currency has any. The string may end in its point while decimals are being typed.
 */
export function typedAmount(text: string, currency: Currency): string {
  const { decimal: mark, exponent } = CURRENCIES[currency];
  const [whole = '', ...fractions] = text.split(mark);
  const digits = whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  if (fractions.length === 0 || exponent === 0) return digits;
  return `${digits === '' ? '0' : digits}.${fractions.join('').replaceAll(/\D/g, '').slice(0, exponent)}`;
}
