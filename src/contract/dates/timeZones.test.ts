import { describe, expect, it } from 'vitest';
import {
  countryTimeZone,
  lastingZoneName,
  shortZoneName,
  shownTimeZone,
  zoneLabel,
  zoneOffsetText,
} from './timeZones.ts';

const SUMMER = new Date('2026-07-01T00:00:00Z');
const WINTER = new Date('2026-12-01T00:00:00Z');

// Rule dates.own-zone.
describe('what people read of a zone', () => {
  it.each([
    ['Asia/Jakarta', 'UTC+7', 'UTC+7'],
    ['Asia/Kathmandu', 'UTC+5:45', 'UTC+5:45'],
    ['America/New_York', 'UTC-4', 'UTC-5'],
    ['America/St_Johns', 'UTC-2:30', 'UTC-3:30'],
    ['Australia/Lord_Howe', 'UTC+10:30', 'UTC+11'],
    ['Europe/London', 'UTC+1', 'UTC'],
    ['UTC', 'UTC', 'UTC'],
  ])('%s is %s in July and %s in December', (zone, summer, winter) => {
    expect(zoneOffsetText(zone, SUMMER)).toBe(summer);
    expect(zoneOffsetText(zone, WINTER)).toBe(winter);
  });

  it('is its abbreviation, offset and city', () => {
    expect(zoneLabel('Asia/Jakarta', 'Jakarta', SUMMER)).toBe('WIB (UTC+7) Jakarta');
    expect(zoneLabel('America/New_York', 'New York', WINTER)).toBe('UTC-5 New York');
    expect(zoneLabel('UTC', 'UTC', WINTER)).toBe('UTC');
    expect(shortZoneName('Asia/Manila', SUMMER)).toBe('PHT');
    expect(shortZoneName('Europe/London', SUMMER)).toBe('UTC+1');
  });

  it('is its name over a year in which its clocks change', () => {
    for (const at of [SUMMER, WINTER]) {
      expect(lastingZoneName('America/New_York', at)).toBe('America/New_York');
      expect(lastingZoneName('Australia/Lord_Howe', at)).toBe('Australia/Lord_Howe');
      expect(lastingZoneName('Asia/Jakarta', at)).toBe('UTC+7');
    }
  });

  it('falls back to the country where a browser does not know the zone', () => {
    expect(countryTimeZone('PH')).toBe('Asia/Manila');
    expect(shownTimeZone('Europe/Paris', 'ID')).toBe('Europe/Paris');
    expect(shownTimeZone('Mars/Olympus', 'SG')).toBe('Asia/Singapore');
  });
});
