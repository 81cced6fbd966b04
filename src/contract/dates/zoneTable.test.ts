import { describe, expect, it } from 'vitest';
import { isKnownZone } from './zoneOffset.ts';
import { businessTimeZone, findTimeZone, isTimeZone, TIME_ZONES, zoneCity } from './zoneTable.ts';

describe('TIME_ZONES', () => {
  it('has every zone that this machine knows', () => {
    expect(TIME_ZONES.length).toBeGreaterThan(410);
    expect(Intl.supportedValuesOf('timeZone').filter((name) => !isTimeZone(name))).toEqual([]);
  });

  it('names no zone twice, each by a name that can be calculated with, and no alias of two', () => {
    const names = TIME_ZONES.flatMap(({ id, aliases }) => [id, ...aliases]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.filter((name) => !isKnownZone(name))).toEqual([]);
  });

  // Rule dates.every-zone.
  it('puts Indonesia and the Philippines first', () => {
    const [indonesia, philippines] = [TIME_ZONES.slice(0, 4), TIME_ZONES[4]];
    expect(indonesia.map(({ country }) => country)).toEqual(['ID', 'ID', 'ID', 'ID']);
    expect(philippines?.id).toBe('Asia/Manila');
    expect(TIME_ZONES.slice(5).filter(({ country }) => country === 'ID' || country === 'PH')).toEqual([]);
  });

  it('finds a zone by the names it had', () => {
    expect(findTimeZone('Asia/Calcutta')).toBe('Asia/Kolkata');
    expect(findTimeZone('Etc/UTC')).toBe('UTC');
    expect(isTimeZone('SYSTEM')).toBe(false);
    expect(isTimeZone('asia/jakarta')).toBe(false);
    expect(businessTimeZone('Mars/Olympus', 'PH')).toBe('Asia/Manila');
    expect(businessTimeZone('US/Pacific', 'PH')).toBe('America/Los_Angeles');
  });

  it('names cities in both languages', () => {
    expect(zoneCity('Africa/Cairo', 'en')).toBe('Cairo');
    expect(zoneCity('Africa/Cairo', 'id')).toBe('Kairo');
    expect(zoneCity('America/St_Johns', 'id')).toBe('St. John’s');
    expect(zoneCity('America/Argentina/Buenos_Aires', 'en')).toBe('Buenos Aires');
  });
});
