import { addMonths } from 'date-fns/addMonths';
import { startOfMonth as startOfZonedMonth } from 'date-fns/startOfMonth';
import { readDay, startOfDay, today, writeDay } from '#contract/dates/days.ts';
import type { ZonedDate } from '#contract/dates/zonedDate.ts';

/** When the month began that is some months after the current one, in a time zone. */
function monthAfter(count: number, timeZone: string, now: Date): Date {
  const first = addMonths<ZonedDate, ZonedDate>(startOfZonedMonth(readDay(today(timeZone, now))), count);
  return startOfDay(writeDay(first), timeZone);
}

/** When the current month began, in a time zone. */
export function startOfMonth(timeZone: string, now: Date): Date {
  return monthAfter(0, timeZone, now);
}

/** When the next month begins, in a time zone. */
export function startOfNextMonth(timeZone: string, now: Date): Date {
  return monthAfter(1, timeZone, now);
}

/** Whether a card is past its last month, MM/YY, which it may still be used in. Months are those of the time zone. */
export function isExpired(expiry: string, timeZone: string, now: Date): boolean {
  const [month = '', year = ''] = expiry.split('/');
  return today(timeZone, now).slice(0, 7) > `20${year}-${month}`;
}
