import { lightFormat } from 'date-fns/lightFormat';
import type { Country, Language } from '../generated/api.ts';
import { readDay } from './days.ts';
import { MONTH_WORDS } from './monthWords.ts';
import { WEEKDAY_WORDS } from './weekdayWords.ts';
import type { ZonedDate } from './zonedDate.ts';
import { zonedDate } from './zonedDate.ts';

/** How much of a date is shown: short leaves the year out, long adds the weekday, and seconds to a time. */
export type DateStyle = 'short' | 'medium' | 'long';

/**
 * A moment in the zone: "21 Nov 2026, 09:05 AM" in English, "Nov 21, 2026, 09:05 AM" for the Philippines,
 * "21 Nov 2026, 09.05" in Indonesian. Throws RangeError for what is no moment or no zone.
 */
export function formatDateTime(
  instant: string | Date,
  zone: string,
  language: Language,
  country: Country | undefined,
  style: DateStyle = 'medium',
): string {
  const date = zonedDate(instant, zone);
  return `${writeDate(date, language, country, style)}, ${writeTime(date, language, style)}`;
}

/** The day of a moment in the zone: "21 Nov 2026". Throws RangeError for what is no moment or no zone. */
export function formatDate(
  instant: string | Date,
  zone: string,
  language: Language,
  country: Country | undefined,
  style: DateStyle = 'medium',
): string {
  return writeDate(zonedDate(instant, zone), language, country, style);
}

/** The time of a moment in the zone: "09:05 AM" or "09.05". Throws RangeError for what is no moment or no zone. */
export function formatTime(instant: string | Date, zone: string, language: Language): string {
  return writeTime(zonedDate(instant, zone), language);
}

/** A day, YYYY-MM-DD, as people write it: "21 Nov 2026". Throws RangeError. */
export function formatDay(
  day: string,
  language: Language,
  country: Country | undefined,
  style: DateStyle = 'medium',
): string {
  return writeDate(readDay(day), language, country, style);
}

/** A day, YYYY-MM-DD, without its year, for an axis: "21 Nov" or "Nov 21". Throws RangeError. */
export function formatShortDay(day: string, language: Language, country: Country | undefined): string {
  return writeDate(readDay(day), language, country, 'short');
}

/** A month, YYYY-MM, as people write it: "Oct 2026". Throws RangeError. */
export function formatMonth(month: string, language: Language): string {
  const date = readDay(`${month}-01`);
  return `${monthWord(date, language)} ${date.getFullYear()}`;
}

function writeDate(
  date: ZonedDate,
  language: Language,
  country: Country | undefined,
  style: DateStyle = 'medium',
): string {
  const month = `'${monthWord(date, language)}'`;
  const monthFirst = isMonthFirst(language, country);
  if (style === 'short') return lightFormat(date, monthFirst ? `${month} d` : `d ${month}`);
  const written = lightFormat(date, monthFirst ? `${month} dd, yyyy` : `dd ${month} yyyy`);
  return style === 'long' ? `${WEEKDAY_WORDS[language][date.getDay()] ?? ''}, ${written}` : written;
}

function writeTime(date: ZonedDate, language: Language, style: DateStyle = 'medium'): string {
  if (style === 'long') return lightFormat(date, language === 'id' ? 'HH.mm.ss' : 'hh:mm:ss a');
  return lightFormat(date, language === 'id' ? 'HH.mm' : 'hh:mm a');
}

/** Day-month-year in Indonesia, month-day-year in the Philippines. */
function isMonthFirst(language: Language, country: Country | undefined): boolean {
  return language === 'en' && country === 'PH';
}

function monthWord(date: ZonedDate, language: Language): string {
  return MONTH_WORDS[language][date.getMonth()] ?? '';
}
