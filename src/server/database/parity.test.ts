import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { packageRoot } from './packageRoot.ts';
import { searchColumnName } from './schema/columns.ts';
import { tables } from './tables.ts';
import { openTestDatabase } from './testing/openTestDatabase.ts';

interface FieldSchema {
  type: string | string[];
  format?: string;
  enum?: (string | null)[];
}

interface Schema {
  title: string;
  properties: Record<string, FieldSchema>;
  'x-table': string;
  'x-view'?: true;
  'x-indexes': string[][];
  'x-search'?: string[];
  'x-lookup'?: string[];
}

interface ColumnRow {
  table_name: string;
  column_name: string;
  data_type: string;
  datetime_precision: number | null;
  is_nullable: 'YES' | 'NO';
}

const folder = join(packageRoot(), 'schemas/records');
const schemas = readdirSync(folder).map((file): Schema => JSON.parse(readFileSync(join(folder, file), 'utf8')));

let database: Database;
let columns: ColumnRow[];
let indexes: string[];
let checks: string[];
let triggers: { table: string; definition: string }[];

beforeAll(async () => {
  database = await openTestDatabase();
  columns = (
    await database.pool.query<ColumnRow>(`select * from information_schema.columns where table_schema = 'public'`)
  ).rows;
  indexes = (await database.pool.query(`select indexdef from pg_indexes where schemaname = 'public'`)).rows.map((row) =>
    unquoted(row.indexdef),
  );
  triggers = (
    await database.pool.query<{ table: string; definition: string }>(
      `select tgrelid::regclass::text as table, split_part(pg_get_triggerdef(oid), 'keep_search_entry ', 2) as definition from pg_trigger where tgname = 'keep_search_entry'`,
    )
  ).rows.map(({ table, definition }) => ({ table, definition: unquoted(definition) }));
  checks = (
    await database.pool.query(
      `select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as text from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`,
    )
  ).rows.map((row) => unquoted(row.text));
}, 60_000);

afterAll(() => database.close(), 60_000);

/** The table of a name. For a view only the names of its columns are compared, by reading it. */
function tableOf(name: string): PgTable {
  const table = tables[name];
  if (!is(table, PgTable)) throw new Error(`${name} is no table`);
  return table;
}

/** PostgreSQL quotes names that are words of its own, such as interval. */
function unquoted(text: string): string {
  return text.replaceAll('"', '');
}

/** What a field must be in the database. */
function typeOf(field: FieldSchema): string {
  if (field.format === 'date-time') return 'timestamp with time zone';
  if (field.format === 'date') return 'date';
  if (field.format === 'decimal') return 'bigint';
  if (field.format === 'record-id') return 'uuid';
  const types = [field.type].flat();
  if (types.includes('object') || types.includes('array')) return 'jsonb';
  if (types.includes('integer')) return 'integer';
  if (types.includes('boolean')) return 'boolean';
  return 'text';
}

function isNullable(field: FieldSchema): boolean {
  return [field.type].flat().includes('null');
}

describe('record schemas and tables', () => {
  it('are the same list', () => {
    expect(Object.keys(tables).sort()).toEqual(schemas.map((schema) => schema['x-table']).sort());
  });
});

describe.each(schemas.filter((schema) => !schema['x-view']))('$title', (schema) => {
  const table = schema['x-table'];

  it('has a column for every field, of its type, in drizzle and in the database', () => {
    const declared = new Map(getTableConfig(tableOf(table)).columns.map((column) => [column.name, column]));
    for (const [name, field] of Object.entries(schema.properties)) {
      const found = columns.find((column) => column.table_name === table && column.column_name === name);
      expect({ name, type: found?.data_type, nullable: found?.is_nullable === 'YES' }).toEqual({
        name,
        type: typeOf(field),
        nullable: isNullable(field),
      });
      if (field.format === 'date-time') expect([name, found?.datetime_precision]).toEqual([name, 3]);
      expect([name, declared.get(name)?.notNull]).toEqual([name, !isNullable(field)]);
    }
  });

  it('allows exactly the values of every enum', () => {
    for (const [name, field] of Object.entries(schema.properties)) {
      if (!field.enum) continue;
      const check = checks.find((text) => text.startsWith(`${table} CHECK ((${name} = `));
      const allowed = [...(check ?? '').matchAll(/'([^']*)'::text/g)].map((match) => match[1]);
      expect([name, allowed]).toEqual([name, field.enum.filter((value) => value !== null)]);
    }
  });

  it('has every index that it names, in the direction that lists are read in', () => {
    for (const fields of schema['x-indexes']) {
      const keys = ['business_id', 'environment', ...fields.map((field) => `${field} DESC`), 'id DESC'].join(', ');
      expect(indexes.filter((index) => index.endsWith(` ON public.${table} USING btree (${keys})`))).toHaveLength(1);
    }
    for (const field of schema['x-lookup'] ?? []) {
      const keys = `business_id, environment, ${searchColumnName(field)}`;
      expect(indexes.filter((index) => index.endsWith(` ON public.${table} USING btree (${keys})`))).toHaveLength(1);
    }
  });

  it('keeps for search exactly the fields that it names', () => {
    const fields = schema['x-search'];
    const kept = triggers.find((trigger) => trigger.table === table);
    expect(kept?.definition).toBe(
      fields &&
        `AFTER INSERT OR DELETE OR UPDATE OF ${fields.join(', ')} ON public.${table} FOR EACH ROW EXECUTE FUNCTION keep_search_entry(${fields.map((field) => `'${field}'`).join(', ')})`,
    );
  });
});
