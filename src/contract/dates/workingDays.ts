import { addBusinessDays } from 'date-fns/addBusinessDays';
import { dayOf, readDay, startOfNextDay, writeDay } from './days.ts';

/** The end of the last of `count` days from Monday to Friday after the day of a moment, in a time zone. Throws RangeError. */
export function afterWorkingDays(from: Date, count: number, zone: string): Date {
  return startOfNextDay(writeDay(addBusinessDays(readDay(dayOf(from, zone)), count)), zone);
}
