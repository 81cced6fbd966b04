import { addMonths } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths';
import { addDays, hourOfDay, readDay, writeDay } from '#contract/dates/days.ts';
import type { ZonedDate } from '#contract/dates/zonedDate.ts';

/** The days of a plan: the first, and how far apart they are. */
export interface PlanDays {
  /** YYYY-MM-DD. */
  readonly anchor: string;
  readonly interval: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
  /** How many of the interval lie between two payments; one at least. */
  readonly interval_count: number;
}

/**
 * The plan's day that comes `index` payments after its first. Every day is reckoned from the first and none from the one
 * before, so that a plan of the 31st is due on the last day of a shorter month and on the 31st again after it.
 * Rule recurring.days-from-first.
 */
export function planDay({ anchor, interval, interval_count }: PlanDays, index: number): string {
  const count = index * interval_count;
  if (interval === 'DAY') return addDays(anchor, count);
  if (interval === 'WEEK') return addDays(anchor, count * 7);
  return writeDay(addMonths<ZonedDate, ZonedDate>(readDay(anchor), interval === 'YEAR' ? count * 12 : count));
}

/** The plan's first day after another day, YYYY-MM-DD; the anchor itself where that has not come. */
export function nextPlanDay(plan: PlanDays, after: string): string {
  const { anchor, interval, interval_count } = plan;
  if (after < anchor) return anchor;
  const [from, to] = [readDay(anchor), readDay(after)];
  const passed =
    interval === 'DAY' || interval === 'WEEK'
      ? differenceInCalendarDays(to, from) / (interval === 'WEEK' ? 7 : 1)
      : differenceInCalendarMonths(to, from) / (interval === 'YEAR' ? 12 : 1);
  // No more than one short: a month has begun whose day has not come.
  let index = Math.floor(passed / interval_count);
  while (planDay(plan, index) <= after) index += 1;
  return planDay(plan, index);
}

/** The moment, UTC, at which a payment of that day is asked for: an hour of the day in the business's zone. */
export function dueMoment(day: string, zone: string, hour: number): Date {
  return hourOfDay(day, hour, zone);
}
