import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, isDay, startOfDay, startOfNextDay, today } from './days.ts';
import { quickRange } from './quickRange.ts';
import { TIME_ZONES } from './zoneTable.ts';

const instant = fc.date({
  min: new Date('2012-01-01T00:00:00Z'),
  max: new Date('2090-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const zone = fc.constantFrom(...TIME_ZONES.map(({ id }) => id));

describe('days', () => {
  it('begin and end where the zone says', () => {
    expect(startOfDay('2026-11-21', 'Asia/Jakarta').toISOString()).toBe('2026-11-20T17:00:00.000Z');
    expect(startOfNextDay('2026-11-21', 'Asia/Jakarta').toISOString()).toBe('2026-11-21T17:00:00.000Z');
    expect(startOfDay('2026-11-21', 'Asia/Kolkata').toISOString()).toBe('2026-11-20T18:30:00.000Z');
    expect(dayOf('2026-11-20T16:59:59.999Z', 'Asia/Jakarta')).toBe('2026-11-20');
    expect(dayOf('2026-11-20T17:00:00Z', 'Asia/Jakarta')).toBe('2026-11-21');
    expect(today('Asia/Tokyo', new Date('2026-12-31T15:00:00Z'))).toBe('2027-01-01');
  });

  // Rule dates.legacy-before-2022.
  it('hold every moment exactly once', () => {
    fc.assert(
      fc.property(instant, zone, (moment, id) => {
        const day = dayOf(moment, id);
        expect(startOfDay(day, id).getTime()).toBeLessThanOrEqual(moment.getTime());
        expect(startOfNextDay(day, id).getTime()).toBeGreaterThan(moment.getTime());
        expect(startOfDay(addDays(day, 1), id)).toEqual(startOfNextDay(day, id));
      }),
    );
  });

  it('are added over months and leap years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(addDays('2026-11-21', -29)).toBe('2026-10-23');
  });

  it.each([
    '',
    '2026-2-1',
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '0000-01-01',
    '1969-12-31',
    '3000-01-01',
    '2026-11-21T00:00',
    ' 2026-11-21',
  ])('%j is not one', (text) => {
    expect(isDay(text)).toBe(false);
    expect(() => startOfDay(text, 'UTC')).toThrow(RangeError);
  });

  it('refuse moments without a zone, which each machine would read in its own', () => {
    expect(() => dayOf('2026-11-21T00:00:00', 'UTC')).toThrow(RangeError);
    expect(() => dayOf('2026-11-21', 'UTC')).toThrow(RangeError);
    expect(() => dayOf(new Date(Number.NaN), 'UTC')).toThrow(RangeError);
    expect(dayOf('2026-11-21T23:30:00+07:00', 'UTC')).toBe('2026-11-21');
  });
});

describe('quickRange', () => {
  it('never reaches past today', () => {
    expect(quickRange('today', '2026-03-31')).toEqual({ from: '2026-03-31', to: '2026-03-31' });
    expect(quickRange('yesterday', '2026-03-01')).toEqual({ from: '2026-02-28', to: '2026-02-28' });
    expect(quickRange('last_7_days', '2026-03-31')).toEqual({ from: '2026-03-25', to: '2026-03-31' });
    expect(quickRange('this_month', '2026-03-31')).toEqual({ from: '2026-03-01', to: '2026-03-31' });
    expect(quickRange('last_month', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(quickRange('last_month', '2026-01-15')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  });
});
