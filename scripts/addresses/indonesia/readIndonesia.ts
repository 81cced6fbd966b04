import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceArea, SourceAreas } from '../areaText.ts';
import { downloadPackage } from '../downloadPackage.ts';
import { type PostalVillage, villageCodes } from './villageCodes.ts';

/** Codes and names of the decree of the Ministry of Home Affairs; the data is under the ODbL 1.0. */
const AREAS = {
  name: 'idn-area-data',
  version: '4.0.1',
  sha512: 'PhNSIl5T7swVwwWxJOFMtCaeHAF9TUu0HLDf+36EIWZro9j7au83AFIJiBQGL+iRsBDA2OlpJ5fjiqxNYndzOQ==',
};

/** Postal codes of the villages of an earlier decree; MIT. */
const POSTAL_CODES = {
  name: 'geografis',
  version: '1.3.2',
  sha512: 'VNrk114ibD0NxQ0ueAkjjT42Lnf9nVih18cvbw0rxoSlvoLV3OApkZLnkOe2ccrgi7+TMcRyNaOawHEdSag+oQ==',
};

const SOURCE = [
  'Areas of Indonesia: Keputusan Menteri Dalam Negeri 300.2.2-2138 of 2025, from idn-area-data 4.0.1 (ODbL 1.0).',
  'Postal codes of villages: geografis 1.3.2 (MIT).',
  'This file is a derivative database under the Open Database License 1.0, https://opendatacommons.org/licenses/odbl/1-0/.',
];

const FILES = ['provinces', 'regencies', 'districts', 'villages'] as const;

/** The rows of one of its CSV files: code and name. Between them is the code of the parent, which the code begins with. */
function readRows(folder: string, file: string): Map<string, string> {
  const [, ...rows] = readFileSync(join(folder, 'data', `${file}.csv`), 'utf8')
    .trim()
    .split(/\r?\n/);
  return new Map(
    rows.map((row) => {
      const match = /^([\d.]+),(?:[\d.]+,)?"?(.*?)"?$/.exec(row);
      if (!match?.[1] || !match[2]) throw new Error(`${file}.csv has a row that is not read: ${row}`);
      return [match[1], match[2].replaceAll('""', '"').replaceAll('’', "'").replace(/\s+/g, ' ').trim()];
    }),
  );
}

/** Provinces, cities and regencies, districts and villages of Indonesia. */
export async function readIndonesia(folder: string): Promise<SourceAreas> {
  const areas = downloadPackage(folder, AREAS);
  const postal = downloadPackage(folder, POSTAL_CODES);
  const named = new Map(FILES.flatMap((file) => [...readRows(areas, file)]));
  const villages: PostalVillage[] = JSON.parse(readFileSync(join(postal, 'data/json/data.json'), 'utf8'));
  const codes = villageCodes(named, villages);

  const below = new Map<string, string[]>();
  for (const code of named.keys()) {
    const parent = code.slice(0, Math.max(0, code.lastIndexOf('.')));
    below.set(parent, [...(below.get(parent) ?? []), code]);
  }
  const build = (parent: string): SourceArea[] =>
    (below.get(parent) ?? []).map((code) => ({
      code: code.slice(parent === '' ? 0 : parent.length + 1),
      name: named.get(code) ?? '',
      postalCodes: codes.get(code) ?? [],
      areas: build(code),
    }));
  return { areas: build(''), source: SOURCE };
}
