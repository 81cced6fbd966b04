import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays as addDaysToDate } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { lightFormat } from 'date-fns/lightFormat';
import type { ZonedDate } from './zonedDate.ts';
import { instantOf, zonedDate } from './zonedDate.ts';

const DAY = /^(?:19[7-9]\d|2\d{3})-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** Whether the text is a day of the calendar, YYYY-MM-DD, from 1970 to 2999. */
export function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(text) : Number.NaN;
  // 30 February is refused by some engines and becomes 2 March in others.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A day as a date at 00:00 UTC, for date-fns to reckon with. Throws RangeError for what `isDay` refuses. */
export function readDay(day: string): ZonedDate {
  if (!isDay(day)) {
    throw new RangeError(`not a day: ${JSON.stringify(day)}`);
  }
  return new UTCDateMini(Date.parse(day));
}

/** The day, YYYY-MM-DD, that a date's UTC parts show. */
export function writeDay(date: ZonedDate): string {
  return lightFormat(date, 'yyyy-MM-dd');
}

/**
 * The moment at which the day begins in the zone; included in the day. A day that the zone skips, as Apia did in 2011, has no
 * moments: it begins when the next one does. Throws RangeError.
 */
export function startOfDay(day: string, zone: string): Date {
  return instantOf(readDay(day), zone);
}

/** The moment at which clocks in the zone show a full hour of the day; the first, where they show it twice. Throws RangeError. */
export function hourOfDay(day: string, hour: number, zone: string): Date {
  return instantOf(addHours(readDay(day), hour), zone);
}

/** The moment at which the day has ended in the zone; not included in the day. Throws RangeError. */
export function startOfNextDay(day: string, zone: string): Date {
  return instantOf(addDaysToDate(readDay(day), 1), zone);
}

/** The day, YYYY-MM-DD, that a calendar in the zone shows at a moment. Throws RangeError. */
export function dayOf(instant: string | Date, zone: string): string {
  return writeDay(zonedDate(instant, zone));
}

/** The day that it is in the zone. */
export function today(zone: string, now: Date): string {
  return dayOf(now, zone);
}

/** The day that comes `count` days later; earlier where it is negative. Throws RangeError. */
export function addDays(day: string, count: number): string {
  return writeDay(addDaysToDate(readDay(day), count));
}
