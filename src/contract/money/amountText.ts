import { CURRENCIES, type Currency } from './currencies.ts';
import { readAmount, withoutCurrency } from './readAmount.ts';

/**
 * Whether a value is an amount of the currency; anything else is text of unknown meaning.
 * Rule forms.amount-reading.
 */
export function isAmount(value: string, currency: Currency): boolean {
  const { exponent } = CURRENCIES[currency];
  const [, fraction] = value.split('.');
  if (fraction !== undefined && (exponent === 0 || fraction.length > exponent)) return false;
  return /^\d+(?:\.\d*)?$/.test(value);
}

/**
 * What an amount field shows: digits in groups, and the decimals that have been typed; a text without a meaning as it
 * is.
 */
export function amountText(value: string, currency: Currency): string {
  if (!isAmount(value, currency)) return value;
  const { group, decimal: mark } = CURRENCIES[currency];
  const [whole = '', fraction] = value.split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? grouped : `${grouped}${mark}${fraction}`;
}

/** What was put in between the texts before and after an edit. */
function inserted(before: string, after: string): string {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.slice(start, after.length - end);
}

/**
 * The decimal string of a text whose marks are the field's own, as far as it has been typed: it may end in its point.
 */
function ownDecimal(text: string, currency: Currency): string {
  const { decimal: mark } = CURRENCIES[currency];
  const [whole = '', ...fractions] = text.split(mark);
  const digits = whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  if (fractions.length === 0) return digits;
  return `${digits === '' ? '0' : digits}.${fractions.join('').replaceAll(/\D/g, '')}`;
}

/**
 * The value of an amount field after an edit: a decimal string of major units, which may end in its point while
 * decimals are being typed. The field's own groups move as digits come and go. Marks that a person writes are read
 * strictly; where they do not make an amount of the currency, the value is the text as it was written, which no form
 * accepts.
 */
export function typedAmount(before: string, after: string, currency: Currency): string {
  const { decimal: mark } = CURRENCIES[currency];
  const own = ownDecimal(before, currency);
  const wasAmount = before === '' || amountText(own, currency) === before;
  const added = inserted(before, after);
  const isDecimalPoint = added === mark && after.split(mark).length === 2;
  if (wasAmount && (/^\d*$/.test(added) || isDecimalPoint)) {
    const typed = ownDecimal(after, currency);
    if (isAmount(typed, currency) || typed === '') return typed;
  }
  const isRead = readAmount(after, currency).amount !== undefined;
  // Decimals stay as they were written while more of them may follow.
  return isRead ? ownDecimal(withoutCurrency(after, currency), currency) : after;
}
