import type { Country } from '../generated/api.ts';

/** A time zone that people may choose. */
export interface TimeZone {
  /** IANA name. */
  readonly id: string;
  /** Minutes ahead of UTC. */
  readonly offsetMinutes: number;
  /** What people read, the same in every language. */
  readonly label: string;
}

/**
 * Zones without daylight saving, so that one offset holds for every day since 2015 and no time zone data of the machine
 * is used. Indonesian and Philippine zones come first, then the rest of Asia from east to west.
 */
export const TIME_ZONES = [
  { id: 'Asia/Jakarta', offsetMinutes: 420, label: 'WIB (UTC+7) Jakarta' },
  { id: 'Asia/Makassar', offsetMinutes: 480, label: 'WITA (UTC+8) Makassar' },
  { id: 'Asia/Jayapura', offsetMinutes: 540, label: 'WIT (UTC+9) Jayapura' },
  { id: 'Asia/Manila', offsetMinutes: 480, label: 'PHT (UTC+8) Manila' },
  { id: 'Asia/Tokyo', offsetMinutes: 540, label: 'JST (UTC+9) Tokyo' },
  { id: 'Asia/Seoul', offsetMinutes: 540, label: 'KST (UTC+9) Seoul' },
  { id: 'Asia/Singapore', offsetMinutes: 480, label: 'SGT (UTC+8) Singapore' },
  { id: 'Asia/Kuala_Lumpur', offsetMinutes: 480, label: 'MYT (UTC+8) Kuala Lumpur' },
  { id: 'Asia/Brunei', offsetMinutes: 480, label: 'BNT (UTC+8) Bandar Seri Begawan' },
  { id: 'Asia/Hong_Kong', offsetMinutes: 480, label: 'HKT (UTC+8) Hong Kong' },
  { id: 'Asia/Shanghai', offsetMinutes: 480, label: 'CST (UTC+8) Shanghai' },
  { id: 'Asia/Taipei', offsetMinutes: 480, label: 'TST (UTC+8) Taipei' },
  { id: 'Asia/Bangkok', offsetMinutes: 420, label: 'ICT (UTC+7) Bangkok' },
  { id: 'Asia/Ho_Chi_Minh', offsetMinutes: 420, label: 'ICT (UTC+7) Ho Chi Minh City' },
  { id: 'Asia/Yangon', offsetMinutes: 390, label: 'MMT (UTC+6:30) Yangon' },
  { id: 'Asia/Dhaka', offsetMinutes: 360, label: 'BST (UTC+6) Dhaka' },
  { id: 'Asia/Kolkata', offsetMinutes: 330, label: 'IST (UTC+5:30) Kolkata' },
  { id: 'Asia/Dubai', offsetMinutes: 240, label: 'GST (UTC+4) Dubai' },
  { id: 'Asia/Riyadh', offsetMinutes: 180, label: 'AST (UTC+3) Riyadh' },
  { id: 'UTC', offsetMinutes: 0, label: 'UTC' },
] as const satisfies readonly TimeZone[];

export type TimeZoneId = (typeof TIME_ZONES)[number]['id'];

/** What a person has chosen who has not chosen: the zone of the business's country. */
export const SYSTEM_TIME_ZONE = 'SYSTEM';

const COUNTRY_TIME_ZONE = {
  ID: 'Asia/Jakarta',
  PH: 'Asia/Manila',
  SG: 'Asia/Singapore',
} as const satisfies Record<Country, TimeZoneId>;

const OFFSETS: ReadonlyMap<string, number> = new Map(TIME_ZONES.map(({ id, offsetMinutes }) => [id, offsetMinutes]));

/** The country's own zone; its capital's, where it has several. */
export function countryTimeZone(country: Country): TimeZoneId {
  return COUNTRY_TIME_ZONE[country];
}

/** Whether people may choose this zone. SYSTEM is not one. */
export function isTimeZone(id: string): id is TimeZoneId {
  return OFFSETS.has(id);
}

/** The zone that a person's times are shown in: their choice, or the country's for SYSTEM and for what is no zone. */
export function chosenTimeZone(preferred: string, country: Country): TimeZoneId {
  return isTimeZone(preferred) ? preferred : countryTimeZone(country);
}

/** Minutes ahead of UTC. Throws RangeError for what is no zone of the table. */
export function zoneOffsetMinutes(id: string): number {
  const offset = OFFSETS.get(id);
  if (offset === undefined) {
    throw new RangeError(`not a time zone: ${JSON.stringify(id)}`);
  }
  return offset;
}
