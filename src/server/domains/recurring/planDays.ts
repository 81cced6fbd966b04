import { addMonths } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths';
import { addDays, hourOfDay, readDay, writeDay } from '#contract/dates/days.ts';
import type { ZonedDate } from '#contract/dates/zonedDate.ts';

/** The schedule of a plan: its first date and its interval. */
export interface PlanDays {
  /** YYYY-MM-DD. */
  readonly anchor: string;
  readonly interval: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
  /** Number of intervals between two payments; at least one. */
  readonly interval_count: number;
}

/**
 * The date of the payment number `index` after the first. Computed from the first date, not from the previous one, so that
 * a plan of the 31st is due on the last day of shorter months and on the 31st again in the next one.
 * Rule recurring.days-from-first.
 */
export function planDay({ anchor, interval, interval_count }: PlanDays, index: number): string {
  const count = index * interval_count;
  if (interval === 'DAY') return addDays(anchor, count);
  if (interval === 'WEEK') return addDays(anchor, count * 7);
  return writeDay(addMonths<ZonedDate, ZonedDate>(readDay(anchor), interval === 'YEAR' ? count * 12 : count));
}

/** The plan's first date after another date, YYYY-MM-DD; the anchor itself if that is in the future. */
export function nextPlanDay(plan: PlanDays, after: string): string {
  const { anchor, interval, interval_count } = plan;
  if (after < anchor) return anchor;
  const [from, to] = [readDay(anchor), readDay(after)];
  const passed =
    interval === 'DAY' || interval === 'WEEK'
      ? differenceInCalendarDays(to, from) / (interval === 'WEEK' ? 7 : 1)
      : differenceInCalendarMonths(to, from) / (interval === 'YEAR' ? 12 : 1);
  const index = Math.floor(passed / interval_count);
  const day = planDay(plan, index);
  // The month may have begun while its day has not come yet.
  return day > after ? day : planDay(plan, index + 1);
}

/** The UTC time at which a payment of that date is collected: an hour of the day in the business's time zone. */
export function dueMoment(day: string, zone: string, hour: number): Date {
  return hourOfDay(day, hour, zone);
}
