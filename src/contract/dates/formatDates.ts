import { lightFormat } from 'date-fns/lightFormat';
import type { Country, Language } from '../generated/api.ts';
import { readDay } from './days.ts';
import { MONTH_WORDS } from './monthWords.ts';
import type { ZonedDate } from './zonedDate.ts';
import { zonedDate } from './zonedDate.ts';

/**
 * A moment in the zone: "21 Nov 2026, 09:05 AM" in English, "Nov 21, 2026, 09:05 AM" for the Philippines,
 * "21 Nov 2026, 09.05" in Indonesian (shell.md, section 9). Throws RangeError for what is no moment or no zone.
 */
export function formatDateTime(instant: string | Date, zone: string, language: Language, country?: Country): string {
  const date = zonedDate(instant, zone);
  return `${writeDate(date, language, country)}, ${writeTime(date, language)}`;
}

/** The day of a moment in the zone: "21 Nov 2026". Throws RangeError for what is no moment or no zone. */
export function formatDate(instant: string | Date, zone: string, language: Language, country?: Country): string {
  return writeDate(zonedDate(instant, zone), language, country);
}

/** The time of a moment in the zone: "09:05 AM" or "09.05". Throws RangeError for what is no moment or no zone. */
export function formatTime(instant: string | Date, zone: string, language: Language): string {
  return writeTime(zonedDate(instant, zone), language);
}

/** A day, YYYY-MM-DD, as people write it: "21 Nov 2026". Throws RangeError. */
export function formatDay(day: string, language: Language, country?: Country): string {
  return writeDate(readDay(day), language, country);
}

/** A day, YYYY-MM-DD, without its year, for an axis: "21 Nov" or "Nov 21". Throws RangeError. */
export function formatShortDay(day: string, language: Language, country?: Country): string {
  const date = readDay(day);
  const month = `'${monthWord(date, language)}'`;
  return lightFormat(date, isMonthFirst(language, country) ? `${month} d` : `d ${month}`);
}

function writeDate(date: ZonedDate, language: Language, country: Country | undefined): string {
  const month = `'${monthWord(date, language)}'`;
  return lightFormat(date, isMonthFirst(language, country) ? `${month} dd, yyyy` : `dd ${month} yyyy`);
}

function writeTime(date: ZonedDate, language: Language): string {
  return lightFormat(date, language === 'id' ? 'HH.mm' : 'hh:mm a');
}

/** Day-month-year in Indonesia, month-day-year in the Philippines (shell.md, section 9). */
function isMonthFirst(language: Language, country: Country | undefined): boolean {
  return language === 'en' && country === 'PH';
}

function monthWord(date: ZonedDate, language: Language): string {
  return MONTH_WORDS[language][date.getMonth()] ?? '';
}
