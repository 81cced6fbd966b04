import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { tables } from '../db/tables.ts';

/** The database table of a record schema, its columns by field name. */
export interface RecordTable {
  readonly table: PgTable;
  column(field: string): PgColumn;
}

const known = new Map<string, RecordTable>();

function open(name: string): RecordTable {
  const table = (tables as Readonly<Record<string, PgTable>>)[name];
  if (table === undefined) throw new Error(`There is no table ${name}; see src/server/db/tables.ts.`);
  const columns = new Map(Object.values(getTableColumns(table)).map((column) => [column.name, column]));
  return {
    table,
    column(field) {
      const column = columns.get(field);
      if (column === undefined) throw new Error(`The table ${name} has no column ${field}.`);
      return column;
    },
  };
}

/** The table that holds the records. Throws when the schema names one that is not in the database. */
export function recordTable(record: RecordSchema): RecordTable {
  const table = known.get(record.table) ?? open(record.table);
  known.set(record.table, table);
  return table;
}
