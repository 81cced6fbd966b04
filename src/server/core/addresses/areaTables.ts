import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaCountry } from '#contract/addresses/areaLevels.ts';
import type { KnownAreas } from '#contract/forms/addressErrors.ts';
import { packageRoot } from '../../database/packageRoot.ts';
import { AreaTable } from './AreaTable.ts';

const tables = new Map<AreaCountry, AreaTable>();

/** The areas of a country, read from its file when they are first needed. */
export function areaTable(country: AreaCountry): AreaTable {
  const known = tables.get(country);
  if (known !== undefined) return known;
  const file = join(packageRoot(), 'src/server/core/addresses/data', `${country}.txt`);
  const table = new AreaTable(country, readFileSync(file, 'utf8'));
  tables.set(country, table);
  return table;
}

/** The areas that addresses of forms are checked against. */
export const KNOWN_AREAS: KnownAreas = {
  find: (country, id) => areaTable(country).find(id),
  postalCodesAround: (country, id) => areaTable(country).postalCodesAround(id),
};
