import { describe, expect, it } from 'vitest';
import { AREA_COUNTRIES } from '#contract/addresses/areaLevels.ts';
import type { Area } from '#contract/generated/api.ts';
import { AreaTable } from './AreaTable.ts';
import { areaTable } from './areaTables.ts';

const TEXT = `# A source.
31	Jakarta
	71	Kota Jakarta Pusat
		06	Menteng
			1001	Menteng	10310
			1002	Pegangsaan	10320 10321
32	Jawa Barat
	04	Kabupaten Bandung
		01	Ciwidey
	73	Kota Bandung
		02	Peñataran	40112
`;

const table = new AreaTable('ID', TEXT);

function ids(areas: readonly Area[] | undefined): string[] | undefined {
  return areas?.map(({ id }) => id);
}

describe('a table of areas', () => {
  it('finds an area by its id', () => {
    expect(table.size).toBe(10);
    expect(table.find('31.71.06.1002')).toEqual({
      id: '31.71.06.1002',
      name: 'Pegangsaan',
      level: 4,
      postal_codes: ['10320', '10321'],
    });
    expect(table.find('31.71')?.name).toBe('Kota Jakarta Pusat');
    for (const id of ['', '3', '31.', '31.7', '31.71.06.1003', '33', '32.04.01.1'])
      expect(table.find(id)).toBeUndefined();
  });

  it('lists the areas in an area', () => {
    expect(ids(table.areasIn(undefined))).toEqual(['31', '32']);
    expect(ids(table.areasIn('32'))).toEqual(['32.04', '32.73']);
    expect(ids(table.areasIn('32.73.02'))).toEqual([]);
    expect(table.areasIn('33')).toBeUndefined();
  });

  it('searches names by any part, without accents and the kind of area, and postal codes by their beginning', () => {
    expect(ids(table.search('bandung', undefined, 10))).toEqual(['32.04', '32.73']);
    expect(ids(table.search(' PENATARAN ', undefined, 10))).toEqual(['32.73.02']);
    expect(ids(table.search('1032', undefined, 10))).toEqual(['31.71.06.1002']);
    expect(ids(table.search('0321', undefined, 10))).toEqual([]);
    // The code of an area is not its name.
    expect(ids(table.search('1001', undefined, 10))).toEqual([]);
    expect(ids(table.search('\t', undefined, 10))).toEqual([]);
    expect(ids(table.search('menteng', undefined, 1))).toEqual(['31.71.06']);
  });

  it('returns the path of what a search finds, below the area searched in', () => {
    const [found] = table.search('pegang', '31', 10) ?? [];
    expect(found?.path).toEqual([
      { id: '31.71', name: 'Kota Jakarta Pusat' },
      { id: '31.71.06', name: 'Menteng' },
    ]);
    expect(ids(table.search('pegang', '32', 10))).toEqual([]);
    expect(table.search('pegang', '33', 10)).toBeUndefined();
  });

  it('collects the postal codes of an area, below it and above it', () => {
    expect([...table.postalCodesAround('31.71.06')]).toEqual(['10310', '10320', '10321']);
    expect([...table.postalCodesAround('32.04.01')]).toEqual([]);
    expect([...table.postalCodesAround('33')]).toEqual([]);
  });
});

/** What the sources count at each level: the annex of the decree, and the summary of the PSGC's second quarter of 2025. */
const COUNTS = {
  // 38 provinces, 514 regencies and cities, 7,285 districts, 83,762 villages.
  ID: [38, 514, 7285, 83_762],
  // 18 regions; 82 provinces, 33 independent cities, Pateros, Isabela and the Special Geographic Area; 149 cities, 1,493
  // municipalities and the 14 districts of Manila in place of the city; 42,011 barangays.
  PH: [18, 118, 1655, 42_011],
} as const;

/** The form of an id at each level. */
const IDS = {
  ID: [/^\d\d$/, /^\d\d\.\d\d$/, /^\d\d\.\d\d\.\d\d$/, /^\d\d\.\d\d\.\d\d\.\d{4}$/],
  PH: [/^\d\d$/, /^\d{5}$/, /^\d{7}$/, /^\d{10}$/],
} as const;

const POSTAL_CODE = { ID: /^\d{5}$/, PH: /^\d{4}$/ } as const;

/** The least share of areas that have a postal code, at the level that has them. */
const WITH_POSTAL_CODE = { ID: [4, 0.98], PH: [3, 0.975] } as const;

function allAreas(country: AreaTable, parent?: string): Area[] {
  return (country.areasIn(parent) ?? []).flatMap((area) => [
    area,
    ...(area.level < 4 ? allAreas(country, area.id) : []),
  ]);
}

describe.each(AREA_COUNTRIES)('the areas of %s', (country) => {
  const areas = allAreas(areaTable(country));

  it('are as many as the source says at each level, each with areas in it', () => {
    const counts = [1, 2, 3, 4].map((level) => areas.filter((area) => area.level === level).length);
    expect(counts).toEqual(COUNTS[country]);
    expect(areas.length).toBe(areaTable(country).size);
    const parents = new Set(areas.map(({ id, level }) => (level === 1 ? '' : parentOf(id, level, country))));
    expect(areas.filter(({ id, level }) => level < 4 && !parents.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('have an official code each, and a name', () => {
    expect(new Set(areas.map(({ id }) => id)).size).toBe(areas.length);
    expect(areas.filter(({ id, level }) => !IDS[country][level - 1]?.test(id))).toEqual([]);
    expect(
      areas.filter(({ name }) => name.trim() !== name || !/\p{Letter}|\d/u.test(name) || name.length > 80),
    ).toEqual([]);
  });

  it('have postal codes of the right form, where the data has them', () => {
    const codes = areas.flatMap(({ postal_codes: own }) => own);
    expect(codes.filter((code) => !POSTAL_CODE[country].test(code))).toEqual([]);
    const [level, share] = WITH_POSTAL_CODE[country];
    const own = areas.filter((area) => area.level === level);
    const withCode = own.filter(({ postal_codes: ownCodes }) => ownCodes.length > 0);
    expect(withCode.length / own.length).toBeGreaterThan(share);
  });
});

function parentOf(id: string, level: number, country: 'ID' | 'PH'): string {
  return country === 'ID' ? id.slice(0, id.lastIndexOf('.')) : id.slice(0, [0, 2, 5, 7][level - 1]);
}

describe('known places', () => {
  it.each([
    ['ID', '31.74.07.1001', 'Melawai', '12160'],
    ['ID', '31.71.06.1001', 'Menteng', '10310'],
    ['ID', '51.04.05.1005', 'Ubud', '80571'],
    ['PH', '1380300002', 'Bel-Air', '1209'],
    ['PH', '0730600', 'City of Cebu', '6000'],
    ['PH', '1380601', 'Tondo I/II', '1012 1013'],
  ] as const)('%s %s is %s, %s', (country, id, name, codes) => {
    expect(areaTable(country).find(id)).toMatchObject({ name, postal_codes: codes.split(' ') });
  });
});
