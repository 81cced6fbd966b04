const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Waits between attempts that double from `first` to `longest`, for as long as `within` in total; all in milliseconds. */
export function doublingWaits(first: number, longest: number, within: number): number[] {
  const waits: number[] = [];
  for (let wait = first, total = first; total <= within; wait = Math.min(wait * 2, longest), total += wait) {
    waits.push(wait);
  }
  return waits;
}

/** For work that must be done although something is down for days: from a minute to an hour, for 14 days. */
export const PATIENT_WAITS: readonly number[] = doublingWaits(MINUTE, HOUR, 14 * DAY);
