import { addMonths } from 'date-fns/addMonths';
import { addYears } from 'date-fns/addYears';
import { startOfMonth } from 'date-fns/startOfMonth';
import { startOfYear } from 'date-fns/startOfYear';
import type { QuickRange } from '../generated/config.ts';
import { addDays, readDay, writeDay } from './days.ts';
import type { ZonedDate } from './zonedDate.ts';

/** Spans that do not reach beyond today. Rule lists.quick-ranges. */
export const PAST_RANGES = [
  'today',
  'yesterday',
  'last_7_days',
  'this_month',
  'last_month',
] as const satisfies readonly QuickRange[];

/** All of them; `this_month` then is the whole month. */
export const FUTURE_RANGES = [
  ...PAST_RANGES,
  'next_month',
  'next_year',
  'next_10_years',
] as const satisfies readonly QuickRange[];

/** Days, YYYY-MM-DD, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/**
 * The days of a quick range. `this_month` ends today, or with the month where the future counts; months and years that
 * are named last or next are whole ones of the calendar. Throws RangeError for what is no day.
 */
export function quickRange(range: QuickRange, today: string, future = false): DayRange {
  switch (range) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'last_7_days':
      return { from: addDays(today, -6), to: today };
    case 'this_month':
      return future ? months(today, 0) : { from: months(today, 0).from, to: today };
    case 'last_month':
      return months(today, -1);
    case 'next_month':
      return months(today, 1);
    case 'next_year':
      return years(today, 1);
    case 'next_10_years':
      return years(today, 10);
  }
}

/** A whole month, so many after that of the day. */
function months(day: string, after: number): DayRange {
  const first = addMonths<ZonedDate, ZonedDate>(startOfMonth(readDay(day)), after);
  return { from: writeDay(first), to: addDays(writeDay(addMonths<ZonedDate, ZonedDate>(first, 1)), -1) };
}

/** So many whole years that follow that of the day. */
function years(day: string, count: number): DayRange {
  const first = startOfYear(addYears<ZonedDate, ZonedDate>(readDay(day), 1));
  return { from: writeDay(first), to: addDays(writeDay(addYears<ZonedDate, ZonedDate>(first, count)), -1) };
}
