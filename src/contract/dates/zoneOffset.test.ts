import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { addDays, dayOf, hourOfDay, startOfDay, startOfNextDay } from './days.ts';
import { formatDateTime } from './formatDates.ts';
import { isKnownZone, momentOnClock, STEADY_SINCE, STEADY_ZONES, zoneOffset } from './zoneOffset.ts';
import { TIME_ZONES } from './zoneTable.ts';

const HOUR = 3_600_000;

/** Clocks that change by an hour or half of one, that never do, and calendars that skipped a day. */
const ZONES = [
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'America/Havana',
  'America/Santiago',
  'Africa/Casablanca',
  'Asia/Beirut',
  'Pacific/Chatham',
  'Asia/Jakarta',
] as const;

const zone = fc.constantFrom(...ZONES);
const anyZone = fc.constantFrom(...TIME_ZONES.map(({ id }) => id));

/** Moments of all years, half of them within a day of a change of clocks in New York, London, Lord Howe or Apia. */
const CHANGES = [
  '2026-03-08T07:00:00Z',
  '2026-11-01T06:00:00Z',
  '2026-03-29T01:00:00Z',
  '2026-10-25T01:00:00Z',
  '2026-04-04T15:00:00Z',
  '2026-10-03T15:30:00Z',
  '2011-12-30T10:00:00Z',
].map((text) => Date.parse(text));
const near = fc
  .tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -30 * HOUR, max: 30 * HOUR }))
  .map(([change, away]) => change + away);
const moment = fc.oneof(near, fc.integer({ min: Date.UTC(1972, 0, 8), max: Date.UTC(2090, 0, 1) }));

/** What `Intl` shows of a moment, YYYY-MM-DD HH:MM:SS. */
function shownByPlatform(id: string, time: number): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: id, dateStyle: 'short', timeStyle: 'medium' });
  return format.format(time);
}

describe('the offset of a zone', () => {
  it('shows what the clocks of the platform show, in any order of moments', () => {
    fc.assert(
      fc.property(moment, fc.oneof(zone, anyZone), (time, id) => {
        const shown = new Date(time + zoneOffset(id, time)).toISOString().slice(0, 19).replace('T', ' ');
        expect(shown).toBe(shownByPlatform(id, time));
      }),
      { numRuns: 2_000 },
    );
  });

  it('is that of the day at each side of a change', () => {
    expect(zoneOffset('America/New_York', Date.parse('2026-03-08T06:59:59.999Z'))).toBe(-5 * HOUR);
    expect(zoneOffset('America/New_York', Date.parse('2026-03-08T07:00:00Z'))).toBe(-4 * HOUR);
    expect(() => zoneOffset('Mars/Olympus', 0)).toThrow(RangeError);
  });
});

it('a zone is opened once, and an unknown one is not kept', () => {
  const opened = vi.spyOn(Intl, 'DateTimeFormat');
  try {
    for (const time of [0, 1, HOUR]) zoneOffset('Indian/Maldives', time);
    expect(opened.mock.calls.length).toBeLessThanOrEqual(1);
    opened.mockClear();
    expect([isKnownZone('Mars/Utopia'), isKnownZone('Mars/Utopia')]).toEqual([false, false]);
    expect(opened).toHaveBeenCalledTimes(2);
  } finally {
    opened.mockRestore();
  }
});

it('a week of one offset is read once, however many of its moments are shown', () => {
  const week = 7 * 24 * HOUR;
  const first = Math.ceil(Date.UTC(2031, 5, 1) / week) * week;
  const reads = vi.spyOn(Intl.DateTimeFormat.prototype as { readonly format: unknown }, 'format', 'get');
  try {
    for (let time = first; time < first + week; time += HOUR) zoneOffset('Asia/Jakarta', time);
    expect(reads.mock.calls.length).toBeLessThanOrEqual(2);
  } finally {
    reads.mockRestore();
  }
});

it('before 1970 a zone has the offset of its first moment', () => {
  for (const id of ['Asia/Jakarta', 'Europe/London'])
    expect(zoneOffset(id, Date.UTC(1900, 0, 1))).toBe(zoneOffset(id, Date.UTC(1970, 0, 1)));
  expect(zoneOffset('UTC', Date.UTC(1900, 0, 1))).toBe(0);
});

describe('the moment that clocks show', () => {
  it('is shown by them, or is the first after what they skip', () => {
    fc.assert(
      fc.property(moment, fc.oneof(zone, anyZone), (clock, id) => {
        const time = momentOnClock(id, clock);
        const shown = time + zoneOffset(id, time);
        expect(shown).toBeGreaterThanOrEqual(clock);
        if (shown > clock) expect(time - 1 + zoneOffset(id, time - 1)).toBeLessThan(clock);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is the first of two', () => {
    const twice = Date.parse('2026-11-01T01:30:00Z');
    expect(new Date(momentOnClock('America/New_York', twice)).toISOString()).toBe('2026-11-01T05:30:00.000Z');
  });

  it('is the change itself where it is skipped', () => {
    expect(hourOfDay('2026-03-08', 2, 'America/New_York').toISOString()).toBe('2026-03-08T07:00:00.000Z');
    expect(hourOfDay('2026-03-08', 7, 'America/New_York').toISOString()).toBe('2026-03-08T11:00:00.000Z');
    expect(hourOfDay('2026-11-01', 7, 'America/New_York').toISOString()).toBe('2026-11-01T12:00:00.000Z');
  });
});

// Rule dates.day-length.
describe('a day', () => {
  it.each([
    ['2026-03-08', 'America/New_York', 23],
    ['2026-11-01', 'America/New_York', 25],
    ['2026-03-29', 'Europe/London', 23],
    ['2026-10-25', 'Europe/London', 25],
    ['2026-10-04', 'Australia/Lord_Howe', 23.5],
    ['2026-04-05', 'Australia/Lord_Howe', 24.5],
    ['2011-12-30', 'Pacific/Apia', 0],
    ['2011-12-31', 'Pacific/Apia', 24],
    ['2026-03-08', 'Asia/Kathmandu', 24],
  ])('%s in %s has %d hours', (day, id, hours) => {
    expect((startOfNextDay(day, id).getTime() - startOfDay(day, id).getTime()) / HOUR).toBe(hours);
  });

  it('begins at one where midnight is skipped', () => {
    expect(startOfDay('2026-03-08', 'America/Havana').toISOString()).toBe('2026-03-08T05:00:00.000Z');
    expect(formatDateTime(startOfDay('2026-03-08', 'America/Havana'), 'America/Havana', 'id', undefined)).toContain(
      '01.00',
    );
  });

  it('holds every moment exactly once, in every zone', () => {
    const recent = fc.oneof(near, fc.integer({ min: Date.UTC(2012, 0, 1), max: Date.UTC(2090, 0, 1) }));
    fc.assert(
      fc.property(recent, fc.oneof(zone, anyZone), (time, id) => {
        const day = dayOf(new Date(time), id);
        expect(startOfDay(day, id).getTime()).toBeLessThanOrEqual(time);
        expect(startOfNextDay(day, id).getTime()).toBeGreaterThan(time);
        expect(startOfDay(addDays(day, 1), id)).toEqual(startOfNextDay(day, id));
      }),
      { numRuns: 2_000 },
    );
  });
});

it.each(Object.entries(STEADY_ZONES))(
  "has the machine's clocks in %s, of which it makes no formatter",
  (id, offset) => {
    const hour = new Intl.DateTimeFormat('en-US', { timeZone: id, timeZoneName: 'longOffset' });
    const moments = fc.integer({ min: STEADY_SINCE, max: Date.UTC(2060, 0, 1) });
    fc.assert(
      fc.property(moments, (moment) => {
        const shown = hour.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value;
        expect(shown).toBe(`GMT+0${offset / HOUR}:00`);
        expect(zoneOffset(id, moment)).toBe(offset);
      }),
    );
    expect(zoneOffset(id, STEADY_SINCE - 1)).toBe(zoneOffset(id, STEADY_SINCE));
  },
);
