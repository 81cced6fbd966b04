import { startOfWeek } from 'date-fns/startOfWeek';
import { addDays, isDay, readDay, writeDay } from '../dates/days.ts';
import { type DayRange, quickRange } from '../dates/quickRange.ts';

/** What a form offers besides two days of one's own. Rule reports.report-form. */
export const RANGE_PRESETS = ['today', 'this_week', 'this_month', 'previous_month'] as const;

export type RangePreset = (typeof RANGE_PRESETS)[number];

export function isRangePreset(text: string): text is RangePreset {
  return RANGE_PRESETS.some((preset) => preset === text);
}

/** The days of a preset, both included; what is not over ends today. A week begins on Monday. */
export function presetDays(preset: RangePreset, today: string): DayRange {
  switch (preset) {
    case 'today':
    case 'this_month':
      return quickRange(preset, today);
    // Rule reports.week-begins-monday.
    case 'this_week':
      return { from: writeDay(startOfWeek(readDay(today), { weekStartsOn: 1 })), to: today };
    case 'previous_month':
      return quickRange('last_month', today);
  }
}

/**
 * The two days of a range as a form holds it, `2026-11-01/2026-11-30`; `undefined` for a preset and for anything else.
 */
export function ownDays(text: string): DayRange | undefined {
  const [from = '', to = '', ...more] = text.split('/');
  return more.length === 0 && isDay(from) && isDay(to) ? { from, to } : undefined;
}

/** A range as a form holds it. */
export function writeRange({ from, to }: DayRange): string {
  return `${from}/${to}`;
}

/** The days that a form's range means on a day; `undefined` for what is no range. */
export function rangeDays(text: string, today: string): DayRange | undefined {
  return isRangePreset(text) ? presetDays(text, today) : ownDays(text);
}

/** How many days a range has, both ends counted. */
export function dayCount({ from, to }: DayRange): number {
  return Math.round((readDay(to).getTime() - readDay(from).getTime()) / 86_400_000) + 1;
}

/** How often a report is made. */
export type ReportFrequency = 'DAILY' | 'WEEKLY' | 'MONTHLY';

/** The days that a report of a schedule is of, by the day that it is made on: those that are over. */
export function scheduleDays(frequency: ReportFrequency, today: string): DayRange {
  const yesterday = addDays(today, -1);
  switch (frequency) {
    case 'DAILY':
      return { from: yesterday, to: yesterday };
    case 'WEEKLY':
      return { from: addDays(today, -7), to: yesterday };
    case 'MONTHLY':
      return quickRange('last_month', today);
  }
}
