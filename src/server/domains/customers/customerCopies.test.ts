import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../../database/packageRoot.ts';
import { CUSTOMER_COPIES } from './customerCopies.ts';

const RECORDS = join(packageRoot(), 'schemas/records');

type Field = Readonly<Record<string, unknown>>;

/** The personal fields of every record that names a customer, by table. */
function personalByTable(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const file of readdirSync(RECORDS)) {
    const schema = JSON.parse(readFileSync(join(RECORDS, file), 'utf8'));
    const fields: [string, Field][] = Object.entries(schema.properties);
    if (schema.properties.customer_id?.['x-id-prefix'] !== 'cust') continue;
    const personal = fields.filter(([, field]) => field['x-personal'] === true).map(([name]) => name);
    if (personal.length > 0) found[schema['x-table']] = personal.sort();
  }
  return found;
}

describe('what is repeated of a customer', () => {
  it('is every personal field of every record that names one', () => {
    const known = CUSTOMER_COPIES.map(({ table, names, addresses = [], others = [] }) => [
      getTableName(table),
      [...names, ...addresses, ...others].sort(),
    ]);
    expect(Object.fromEntries(known)).toEqual(personalByTable());
  });
});
