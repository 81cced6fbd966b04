import type { Country } from '../generated/api.ts';
import { isDay } from './days.ts';

/** In which order a day is typed: day-month-year, or month-day-year. Rule forms.day-order. */
export type DayOrder = 'DMY' | 'MDY';

const ORDERS: Readonly<Record<Country, DayOrder>> = { ID: 'DMY', PH: 'MDY', SG: 'DMY' };

/** The order in which people of a country type a day. */
export function dayOrder(country: Country): DayOrder {
  return ORDERS[country];
}

/** A day, YYYY-MM-DD, as people type it: 22-11-2026 or 11-22-2026. What is no day stays as it is. */
export function writeTypedDay(day: string, order: DayOrder): string {
  if (!isDay(day)) return day;
  const [year, month, date] = day.split('-');
  return order === 'DMY' ? `${date}-${month}-${year}` : `${month}-${date}-${year}`;
}

/** The parts of a typed day, as its separators or its eight digits (two, two and four) divide it. */
function partsOf(text: string): string[] {
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  return digits ? digits.slice(1) : text.split(/[-/. ]+/);
}

/**
 * The day, YYYY-MM-DD, that a person typed in the order of their country: with hyphens, slashes, dots, spaces or no
 * separators (keypads of phones have none), or pasted as YYYY-MM-DD. Text that is not a day is returned as it was typed.
 */
export function readTypedDay(text: string, order: DayOrder): string {
  const parts = partsOf(text.trim());
  const [first = '', second = '', third = ''] = parts;
  if (parts.length !== 3 || !parts.every((part) => /^\d+$/.test(part))) return text.trim();
  const [year, month, date] =
    first.length === 4 ? [first, second, third] : order === 'DMY' ? [third, second, first] : [third, first, second];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : text.trim();
}
