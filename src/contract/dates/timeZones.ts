import type { Country } from '../generated/api.ts';
import { isKnownZone, zoneOffset } from './zoneOffset.ts';

// Rule dates.own-zone.
/** What a person has chosen who has not chosen: the zone of the business. */
export const SYSTEM_TIME_ZONE = 'SYSTEM';

const COUNTRY_TIME_ZONE = {
  ID: 'Asia/Jakarta',
  PH: 'Asia/Manila',
  SG: 'Asia/Singapore',
} as const satisfies Record<Country, string>;

/** Names of zones that people know better than their offsets. None of these zones changes its clocks. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Pontianak': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
  'Asia/Manila': 'PHT',
};

const MINUTE = 60_000;

/** How far ahead a zone is looked at to see whether its clocks change, in days. */
const SEASONS = [-270, -180, -90, 0, 90, 180, 270] as const;

/** The country's own zone; its capital's, where it has several. */
export function countryTimeZone(country: Country): string {
  return COUNTRY_TIME_ZONE[country];
}

/**
 * The zone that a browser shows times in: the console's, or the country's where the browser is older than the zone and
 * cannot calculate with it.
 */
export function shownTimeZone(zone: string, country: Country): string {
  return isKnownZone(zone) ? zone : countryTimeZone(country);
}

/** An offset in milliseconds, of whole minutes, as people read it: `UTC+7`, `UTC-3:30`, `UTC`. */
function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / MINUTE;
  if (minutes === 0) return 'UTC';
  const rest = minutes % 60;
  const hours = `${Math.floor(minutes / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  return `UTC${offset < 0 ? '-' : '+'}${hours}`;
}

/** The zone's offset at a moment: `UTC+7`. Throws RangeError for what is no zone. */
export function zoneOffsetText(zone: string, at: Date): string {
  return offsetText(zoneOffset(zone, at.getTime()));
}

/** What a zone is called where there is little room: `WIB`, or its offset at a moment. */
export function shortZoneName(zone: string, at: Date): string {
  return ABBREVIATIONS[zone] ?? zoneOffsetText(zone, at);
}

/** A zone by its city and its offset at a moment: `WIB (UTC+7) Jakarta`, `UTC-5 New York`. */
export function zoneLabel(zone: string, city: string, at: Date): string {
  const offset = zoneOffsetText(zone, at);
  const abbreviation = ABBREVIATIONS[zone];
  if (abbreviation !== undefined) return `${abbreviation} (${offset}) ${city}`;
  return zone === 'UTC' ? zone : `${offset} ${city}`;
}

/** A zone for moments of many days: its offset, or its name where its clocks change within the year. */
export function lastingZoneName(zone: string, at: Date): string {
  const offsets = SEASONS.map((days) => zoneOffset(zone, at.getTime() + days * 1_440 * MINUTE));
  return new Set(offsets).size === 1 ? zoneOffsetText(zone, at) : zone;
}
