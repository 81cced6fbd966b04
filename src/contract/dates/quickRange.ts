import { startOfMonth } from 'date-fns/startOfMonth';
import { addDays, readDay, writeDay } from './days.ts';

/** Spans that people filter by in one step, of those in shell.md, section 9, that are not in the future. */
export const QUICK_RANGES = ['today', 'yesterday', 'last_7_days', 'this_month', 'last_month'] as const;

export type QuickRange = (typeof QUICK_RANGES)[number];

/** Days, YYYY-MM-DD, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The days of a quick range. None lies after today. Throws RangeError for what is no day. */
export function quickRange(range: QuickRange, today: string): DayRange {
  switch (range) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'last_7_days':
      return { from: addDays(today, -6), to: today };
    case 'this_month':
      return { from: firstOfMonth(today), to: today };
    case 'last_month': {
      const last = addDays(firstOfMonth(today), -1);
      return { from: firstOfMonth(last), to: last };
    }
  }
}

function firstOfMonth(day: string): string {
  return writeDay(startOfMonth(readDay(day)));
}
