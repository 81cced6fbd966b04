import { subDays } from 'date-fns/subDays';
import { addDays, startOfDay, startOfNextDay, today } from '#contract/dates/days.ts';
import { instantOf, zonedDate } from '#contract/dates/zonedDate.ts';
import type { Period } from '#contract/generated/config.ts';

/** Whole days in a time zone, both inclusive; the times are UTC, `end` exclusive. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
  readonly start: Date;
  readonly end: Date;
}

/** The days of a period, and of each of its bars. A longer period has bars of whole weeks. */
const LENGTH: Readonly<Record<Period, { readonly days: number; readonly bar: number }>> = {
  today: { days: 1, bar: 1 },
  'last-7-days': { days: 7, bar: 1 },
  'last-30-days': { days: 30, bar: 1 },
  'last-12-weeks': { days: 84, bar: 7 },
};

/** The days of a period that ends today. */
export function periodDays(period: Period, timeZone: string, now: Date): DaySpan {
  return daySpan(today(timeZone, now), LENGTH[period].days, timeZone);
}

/**
 * The preceding period of equal length, for comparison. An unfinished day is compared with the same hours of the day
 * before.
 */
export function periodBefore(period: Period, timeZone: string, now: Date): DaySpan {
  const length = LENGTH[period].days;
  const before = daySpan(addDays(today(timeZone, now), -length), length, timeZone);
  // By local time: one of the two days may be an hour longer.
  return { ...before, end: instantOf(subDays(zonedDate(now, timeZone), length), timeZone) };
}

function daySpan(to: string, length: number, timeZone: string): DaySpan {
  const from = addDays(to, 1 - length);
  return { from, to, start: startOfDay(from, timeZone), end: startOfNextDay(to, timeZone) };
}

/** The bars of a period that ends today, oldest first: days, or weeks whose last one ends today. Rule home.bars. */
export function periodBars(period: Period, timeZone: string, now: Date): DaySpan[] {
  const { days, bar } = LENGTH[period];
  const last = today(timeZone, now);
  return Array.from({ length: days / bar }, (_, index) =>
    daySpan(addDays(last, (index + 1) * bar - days), bar, timeZone),
  );
}
