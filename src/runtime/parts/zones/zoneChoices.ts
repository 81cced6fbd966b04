import { SYSTEM_TIME_ZONE, shortZoneName, zoneLabel } from '#contract/dates/timeZones.ts';
import { zoneOffset } from '#contract/dates/zoneOffset.ts';
import { TIME_ZONES, type TimeZone, zoneCity } from '#contract/dates/zoneTable.ts';
import type { Language } from '#contract/generated/api.ts';
import { matchesWords, normalizeWords } from '../fields/normalizeWords.ts';

/** A time zone as an option. */
export interface ZoneChoice {
  /** IANA name, or SYSTEM. */
  readonly id: string;
  /** Its current offset and its city: `UTC-5 New York`. */
  readonly label: string;
  /** Its name within a sentence. */
  readonly name: string;
  /** Its country in the user's language; empty for UTC. */
  readonly country: string;
  /** Current offset from UTC in minutes. */
  readonly offset: number;
  /** The city in the user's language, normalized. */
  readonly city: string;
  /** Other search words, normalized. */
  readonly words: readonly string[];
}

const LANGUAGES: readonly Language[] = ['en', 'id'];

/** A typed offset: `+9`, `utc-3:30`. */
const OFFSET = /^(?:utc|gmt)? ?([+-]) ?(\d{1,2})(?::?([0-5]\d))?$/;

type CountryNames = (code: string, language: Language) => string;

function countryNames(): CountryNames {
  const names = new Map(LANGUAGES.map((language) => [language, new Intl.DisplayNames([language], { type: 'region' })]));
  return (code, language) => names.get(language)?.of(code) ?? code;
}

function choiceOf({ id, country, aliases }: TimeZone, language: Language, now: Date, nameOf: CountryNames): ZoneChoice {
  const city = zoneCity(id, language);
  const countries = country === undefined ? [] : [country, ...LANGUAGES.map((other) => nameOf(country, other))];
  const cities = LANGUAGES.map((other) => zoneCity(id, other));
  const label = zoneLabel(id, city, now);
  return {
    id,
    label,
    name: label,
    country: country === undefined ? '' : nameOf(country, language),
    offset: zoneOffset(id, now.getTime()) / 60_000,
    city: normalizeWords(city).join(' '),
    words: [...cities, ...countries, ...aliases, id, shortZoneName(id, now)].flatMap(normalizeWords),
  };
}

/** Number of zones that come first, in their own order. */
const FIRST = 5;

/** Returns every zone: those of Indonesia and the Philippines, then the others by city. */
export function zoneChoices(language: Language, now: Date): ZoneChoice[] {
  const nameOf = countryNames();
  const choices = TIME_ZONES.map((zone) => choiceOf(zone, language, now, nameOf));
  const order = new Intl.Collator(language);
  return [...choices.slice(0, FIRST), ...choices.slice(FIRST).sort((a, b) => order.compare(a.city, b.city))];
}

/** The option to use the business's zone, by its name. */
export function systemChoice(label: string, name: string): ZoneChoice {
  return { id: SYSTEM_TIME_ZONE, label, name, country: '', offset: Number.NaN, city: '', words: normalizeWords(label) };
}

/** Finds the zones that match the typed text: a city, a country, another name, or an offset. */
export function searchZones(choices: readonly ZoneChoice[], typed: string): ZoneChoice[] {
  const [, sign, hours, minutes = '0'] = OFFSET.exec(typed.trim().toLowerCase().replace('−', '-')) ?? [];
  if (sign !== undefined) {
    const wanted = Number(hours) * 60 + Number(minutes);
    return choices.filter(({ offset }) => offset === (sign === '-' ? -wanted : wanted));
  }
  const words = normalizeWords(typed);
  const found = choices.filter((choice) => matchesWords(choice.words, words));
  const begins = ({ city }: ZoneChoice) => city.startsWith(words.join(' '));
  return [...found.filter(begins), ...found.filter((choice) => !begins(choice))];
}
