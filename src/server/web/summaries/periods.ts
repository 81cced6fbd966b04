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

const LENGTH: Readonly<Record<Period, number>> = { today: 1, 'last-7-days': 7, 'last-30-days': 30 };

/** The days of a period that ends today. */
export function periodDays(period: Period, timeZone: string, now: Date): DaySpan {
  return daySpan(today(timeZone, now), LENGTH[period], timeZone);
}

/**
 * The preceding period of equal length, for comparison. An unfinished day is compared with the same hours of the day
 * before.
 */
export function periodBefore(period: Period, timeZone: string, now: Date): DaySpan {
  const length = LENGTH[period];
  const before = daySpan(addDays(today(timeZone, now), -length), length, timeZone);
  // By local time: one of the two days may be an hour longer.
  return { ...before, end: instantOf(subDays(zonedDate(now, timeZone), length), timeZone) };
}

function daySpan(to: string, length: number, timeZone: string): DaySpan {
  const from = addDays(to, 1 - length);
  return { from, to, start: startOfDay(from, timeZone), end: startOfNextDay(to, timeZone) };
}

/** The days of a span. */
export function daysOf({ from, to }: Pick<DaySpan, 'from' | 'to'>): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
