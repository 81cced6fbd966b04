import { addBusinessDays } from 'date-fns/addBusinessDays';
import { dayOf, readDay, startOfNextDay, writeDay } from './days.ts';

/** The last of `count` days from Monday to Friday after a day. Throws RangeError. */
export function addWorkingDays(day: string, count: number): string {
  return writeDay(addBusinessDays(readDay(day), count));
}

/** The end of the last of `count` days from Monday to Friday after the day of a moment, in a time zone. Throws RangeError. */
export function afterWorkingDays(from: Date, count: number, zone: string): Date {
  return startOfNextDay(addWorkingDays(dayOf(from, zone), count), zone);
}
