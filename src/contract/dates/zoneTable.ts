import type { Country, Language } from '../generated/api.ts';
import { countryTimeZone } from './timeZones.ts';
import { ZONE_ALIASES } from './zoneAliases.ts';
import { ZONE_CITIES } from './zoneCities.ts';
import { isKnownZone } from './zoneOffset.ts';
import { ZONE_PLACES } from './zonePlaces.ts';

/** A time zone that people may choose. Rule dates.every-zone. */
export interface TimeZone {
  /** IANA name. */
  readonly id: string;
  /** ISO 3166 code of its country; none for UTC. */
  readonly country?: string;
  /** Other names of the IANA database. */
  readonly aliases: readonly string[];
}

/** Zones of the countries served, which come first. */
const FIRST = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura', 'Asia/Pontianak', 'Asia/Manila'] as const;

function aliasesOf(id: string): readonly string[] {
  return ZONE_ALIASES[id]?.split(' ') ?? [];
}

function placesOf([region, places]: [string, string]): TimeZone[] {
  return places
    .trim()
    .split(/\s+/)
    .map((place) => {
      const [name = '', country = ''] = place.split(':');
      const id = `${region}/${name}`;
      return { id, country, aliases: aliasesOf(id) };
    });
}

/** Every zone of the IANA database that has a place, and UTC: Indonesia and the Philippines first, the others by name. */
export const TIME_ZONES: readonly TimeZone[] = (() => {
  const all = [...Object.entries(ZONE_PLACES).flatMap(placesOf), { id: 'UTC', aliases: aliasesOf('UTC') }];
  const known = new Map(all.map((zone) => [zone.id, zone]));
  const first = FIRST.flatMap((id) => known.get(id) ?? []);
  return [...first, ...all.filter((zone) => !first.includes(zone))].filter(({ id }) => isKnownZone(id));
})();

const NAMES: ReadonlyMap<string, string> = new Map(
  TIME_ZONES.flatMap(({ id, aliases }) => [[id, id] as const, ...aliases.map((alias) => [alias, id] as const)]),
);

/** The zone that has this name or had it once: Asia/Kolkata for Asia/Calcutta. */
export function findTimeZone(name: string): string | undefined {
  return NAMES.get(name);
}

/** The zone of a business: its own, or its country's where that is no zone. */
export function businessTimeZone(name: string, country: Country): string {
  return findTimeZone(name) ?? countryTimeZone(country);
}

/** Whether this is a name of a zone. SYSTEM is not one. */
export function isTimeZone(name: string): boolean {
  return NAMES.has(name);
}

/** The city of a zone in a language: Kairo, New York, Vincennes, Indiana. */
export function zoneCity(id: string, language: Language): string {
  const spelled = id.slice(id.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return ZONE_CITIES[language][id] ?? ZONE_CITIES.en[id] ?? spelled;
}
