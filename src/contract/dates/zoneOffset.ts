const DAY = 86_400_000;
const WEEK = 7 * DAY;

/** From when on the zones of the IANA database are exact. Before it the offset of this moment is taken. */
const EARLIEST = Date.UTC(1970, 0, 1);

const HOUR = 3_600_000;

/**
 * The zones of the countries served, which have not changed their clocks since, with their offsets: a formatter, which
 * takes a phone a tenth of a second to make, is not needed for them.
 */
export const STEADY_ZONES: Readonly<Record<string, number>> = {
  'Asia/Jakarta': 7 * HOUR,
  'Asia/Pontianak': 7 * HOUR,
  'Asia/Makassar': 8 * HOUR,
  'Asia/Jayapura': 9 * HOUR,
  'Asia/Manila': 8 * HOUR,
  'Asia/Singapore': 8 * HOUR,
};

/** From when on they are steady, in UTC milliseconds. */
export const STEADY_SINCE = Date.UTC(1991, 0, 1);

/** What a clock shows in the parts of a formatter: 11/21/2026, 09:05:00. */
const CLOCK = /^(\d+)\/(\d+)\/(\d+), (\d+):(\d+):(\d+)$/;

/** How many weeks of a zone are kept. */
const MOST_WEEKS = 1_000;

interface Zone {
  readonly format: Intl.DateTimeFormat;
  /** The offset of each week that has only one; `undefined` where it changes within the week. */
  readonly weeks: Map<number, number | undefined>;
}

const zones = new Map<string, Zone>();

function openZone(id: string): Zone | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: id,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    return { format, weeks: new Map() };
  } catch {
    return undefined;
  }
}

function findZone(id: string): Zone | undefined {
  const known = zones.get(id);
  if (known !== undefined) return known;
  const opened = openZone(id);
  if (opened !== undefined) zones.set(id, opened);
  return opened;
}

/** Whether this machine can calculate with the zone. Rule dates.day-length. */
export function isKnownZone(id: string): boolean {
  return Object.hasOwn(STEADY_ZONES, id) || findZone(id) !== undefined;
}

function readClock({ format }: Zone, time: number): number {
  const [, month, date, year, hour, minute, second] = (CLOCK.exec(format.format(time)) ?? []).map(Number);
  return Date.UTC(year ?? Number.NaN, (month ?? 0) - 1, date, hour, minute, second) - Math.floor(time / 1_000) * 1_000;
}

/**
 * How far ahead of UTC a clock in the zone is at a moment, in milliseconds; both moments in UTC milliseconds.
 * The rules are those of the machine's `Intl`, and of STEADY_ZONES. Throws RangeError for what is no zone.
 */
export function zoneOffset(id: string, moment: number): number {
  const steady = moment >= STEADY_SINCE && Object.hasOwn(STEADY_ZONES, id) ? STEADY_ZONES[id] : undefined;
  if (steady !== undefined) return steady;
  const zone = findZone(id);
  if (zone === undefined) throw new RangeError(`not a time zone: ${JSON.stringify(id)}`);
  const time = Math.max(moment, EARLIEST);
  const week = Math.floor(time / WEEK);
  const { weeks } = zone;
  if (!weeks.has(week)) {
    if (weeks.size >= MOST_WEEKS) weeks.clear();
    // No zone has changed its clocks twice within a week.
    const [first, last] = [readClock(zone, week * WEEK), readClock(zone, (week + 1) * WEEK)];
    weeks.set(week, first === last ? first : undefined);
  }
  return weeks.get(week) ?? readClock(zone, time);
}

/**
 * The moment, in UTC milliseconds, at which clocks of the zone show a time, which is given as if it were UTC. What they show
 * twice is meant the first time; where they skip it, the moment at which they skip. Throws RangeError for what is no zone.
 */
export function momentOnClock(id: string, clock: number): number {
  const [before, after] = [zoneOffset(id, clock - DAY), zoneOffset(id, clock + DAY)];
  if (before === after) return clock - before;
  const first = clock - before;
  if (first + zoneOffset(id, first) === clock) return first;
  const second = clock - after;
  if (second + zoneOffset(id, second) === clock) return second;
  // Between the two the clocks are put forward, over the time that is wanted.
  let [early, late] = [second, first];
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    if (middle + zoneOffset(id, middle) < clock) early = middle;
    else late = middle;
  }
  return late;
}
