/** Between the codes of an area and of the one above in an id; the PSGC has none. */
const SEPARATORS = { ID: '.', PH: '' } as const;

export type AreaCountry = keyof typeof SEPARATORS;

/** The countries whose areas are known. */
export const AREA_COUNTRIES = ['ID', 'PH'] as const satisfies readonly AreaCountry[];

/** The levels of areas, from the widest: province to village in Indonesia, region to barangay in the Philippines. */
export const AREA_LEVELS = [1, 2, 3, 4] as const;

export type AreaLevel = (typeof AREA_LEVELS)[number];

/** The length of an id at each level. */
const LENGTHS: Readonly<Record<AreaCountry, readonly number[]>> = { ID: [2, 5, 8, 13], PH: [2, 5, 7, 10] };

const POSTAL_CODES: Readonly<Record<AreaCountry, RegExp>> = { ID: /^\d{5}$/, PH: /^\d{4}$/ };

export function isAreaCountry(country: unknown): country is AreaCountry {
  return AREA_COUNTRIES.some((known) => known === country);
}

/** The id of an area, made of the id of the area above and its own code. */
export function areaId(country: AreaCountry, above: string | undefined, code: string): string {
  return above === undefined ? code : above + SEPARATORS[country] + code;
}

/** Whether an id is that of an area of this level in the area above; of any area at the first level. */
export function isAreaIn(country: AreaCountry, level: AreaLevel, id: string, above: string): boolean {
  const isOfLevel = id.length === LENGTHS[country][level - 1] && /^[\d.]+$/.test(id);
  return isOfLevel && (level === 1 || id.startsWith(above + SEPARATORS[country]));
}

/** Whether a text has the form of the country's postal codes: 5 digits in Indonesia, 4 in the Philippines. */
export function isPostalCode(country: AreaCountry, text: string): boolean {
  return POSTAL_CODES[country].test(text);
}
