import { zonedDate } from './zonedDate.ts';

/** A unit that people count time in. */
export type RelativeUnit = 'minutes' | 'hours' | 'days' | 'months' | 'years';

/** How far a moment is from now. */
export interface RelativeTime {
  /** `now`: less than a minute away. */
  readonly unit: RelativeUnit | 'now';
  /** Whole units, rounded down; 0 for `now`. */
  readonly count: number;
  readonly future: boolean;
}

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** Units from the longest, in milliseconds. A month is 30 days and a year 365: people read them as "about". */
const UNITS: readonly (readonly [RelativeUnit, number])[] = [
  ['years', 365 * DAY],
  ['months', 30 * DAY],
  ['days', DAY],
  ['hours', 60 * MINUTE],
  ['minutes', MINUTE],
];

/** How long ago a moment (ISO 8601 with Z or an offset) was, or how soon it comes. Throws RangeError for no moment. */
export function relativeTime(instant: string, now: Date): RelativeTime {
  const difference = zonedDate(instant, 'UTC').getTime() - now.getTime();
  const distance = Math.abs(difference);
  for (const [unit, length] of UNITS) {
    if (distance >= length) return { unit, count: Math.floor(distance / length), future: difference > 0 };
  }
  return { unit: 'now', count: 0, future: false };
}
