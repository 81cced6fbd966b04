import { describe, expect, it } from 'vitest';
import { chosenTimeZone, countryTimeZone, isTimeZone, TIME_ZONES, zoneOffsetMinutes } from './timeZones.ts';

function offsetByPlatform(zone: string, instant: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(instant);
  const match = /^GMT(?:([+-])(\d{2}):(\d{2}))?$/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '');
  const minutes = Number(match?.[2] ?? 0) * 60 + Number(match?.[3] ?? 0);
  return match?.[1] === '-' ? -minutes : minutes;
}

describe('TIME_ZONES', () => {
  it.each(TIME_ZONES)('$id has kept its offset since 2015, summer and winter', ({ id, offsetMinutes, label }) => {
    for (let year = 2015; year <= 2026; year += 1) {
      for (const month of [0, 3, 6, 9]) {
        expect(offsetByPlatform(id, new Date(Date.UTC(year, month, 15)))).toBe(offsetMinutes);
      }
    }
    const minutes = offsetMinutes % 60;
    const shown = `(UTC+${Math.floor(offsetMinutes / 60)}${minutes === 0 ? '' : `:${minutes}`})`;
    expect(label).toContain(offsetMinutes === 0 ? 'UTC' : shown);
  });

  it('names no zone and no label twice, and puts Indonesia and the Philippines first', () => {
    expect(new Set(TIME_ZONES.map(({ id }) => id)).size).toBe(TIME_ZONES.length);
    expect(new Set(TIME_ZONES.map(({ label }) => label)).size).toBe(TIME_ZONES.length);
    expect(TIME_ZONES.slice(0, 4).map(({ id }) => id)).toEqual([
      'Asia/Jakarta',
      'Asia/Makassar',
      'Asia/Jayapura',
      'Asia/Manila',
    ]);
  });

  it('falls back to the country only where nothing was chosen', () => {
    expect(countryTimeZone('PH')).toBe('Asia/Manila');
    expect(chosenTimeZone('SYSTEM', 'SG')).toBe('Asia/Singapore');
    expect(chosenTimeZone('Asia/Jayapura', 'ID')).toBe('Asia/Jayapura');
    expect(chosenTimeZone('Europe/Paris', 'ID')).toBe('Asia/Jakarta');
    expect(isTimeZone('SYSTEM')).toBe(false);
    expect(() => zoneOffsetMinutes('Europe/Paris')).toThrow(RangeError);
  });
});
