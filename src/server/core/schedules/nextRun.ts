import { lastDayOfMonth } from 'date-fns/lastDayOfMonth';
import { addDays, hourOfDay, readDay, today, writeDay } from '#contract/dates/days.ts';
import { quickRange } from '#contract/dates/quickRange.ts';
import type { ReportFrequency } from '#contract/reports/reportPeriod.ts';

export const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** The times of a schedule. */
export interface ScheduleTimes {
  readonly frequency: ReportFrequency;
  /** WEEKLY: default Monday. */
  readonly weekday: Weekday | null;
  /** MONTHLY: default the first; the last day of a shorter month. */
  readonly month_day: number | null;
  /** HH:00 in the time zone. */
  readonly time_of_day: string;
  /** IANA name. */
  readonly time_zone: string;
}

/** The day of the week; Monday is 0. */
function weekdayOf(day: string): number {
  return (readDay(day).getUTCDay() + 6) % 7;
}

function dayInMonth(first: string, wanted: number): string {
  const last = writeDay(lastDayOfMonth(readDay(first)));
  const day = addDays(first, wanted - 1);
  return day < last ? day : last;
}

/** The schedule's first date on or after a date. */
function runDay({ frequency, weekday, month_day }: ScheduleTimes, from: string): string {
  switch (frequency) {
    case 'DAILY':
      return from;
    case 'WEEKLY':
      return addDays(from, (WEEKDAYS.indexOf(weekday ?? 'MONDAY') - weekdayOf(from) + 7) % 7);
    case 'MONTHLY': {
      const day = dayInMonth(quickRange('this_month', from).from, month_day ?? 1);
      return day >= from ? day : dayInMonth(quickRange('next_month', from).from, month_day ?? 1);
    }
  }
}

/** The time of a schedule's first run after another time. Rule reports.schedules. */
export function nextRun(times: ScheduleTimes, after: Date): Date {
  const hour = Number(times.time_of_day.slice(0, 2));
  const at = (day: string) => hourOfDay(day, hour, times.time_zone);
  const day = runDay(times, today(times.time_zone, after));
  const moment = at(day);
  return moment > after ? moment : at(runDay(times, addDays(day, 1)));
}
