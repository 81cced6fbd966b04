import { UTCDateMini } from '@date-fns/utc/date/mini';
import { momentOnClock, zoneOffset } from './zoneOffset.ts';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** A date whose UTC parts date-fns reads and calculates with, in any time zone of the machine. */
export type ZonedDate = InstanceType<typeof UTCDateMini>;

/**
 * A moment as a date whose UTC parts are what a clock in the zone shows, for date-fns to read.
 * Text must be ISO 8601 with Z or an offset, or the machine's zone would decide. Throws RangeError.
 */
export function zonedDate(instant: string | Date, zone: string): ZonedDate {
  const time = instant instanceof Date ? instant.getTime() : INSTANT.test(instant) ? Date.parse(instant) : Number.NaN;
  if (Number.isNaN(time)) {
    throw new RangeError(`not a moment: ${JSON.stringify(instant)}`);
  }
  return new UTCDateMini(time + zoneOffset(zone, time));
}

/**
 * The moment at which clocks in the zone show this date's UTC parts: the way back. What they show twice is meant the first
 * time; where they skip it, the moment at which they skip. Throws RangeError.
 */
export function instantOf(zoned: Date, zone: string): Date {
  return new Date(momentOnClock(zone, zoned.getTime()));
}
