import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../database/packageRoot.ts';
import { type AreaCountry, AreaTable } from './AreaTable.ts';

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
