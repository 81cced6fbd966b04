import { getTableColumns, getViewSelectedFields, is } from 'drizzle-orm';
import { PgColumn, PgTable, type PgView } from 'drizzle-orm/pg-core';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { tables } from '../../../database/tables.ts';

/** The database table or view of a record schema, with its columns by field name. */
export interface RecordTable {
  readonly table: PgTable | PgView;
  column(field: string): PgColumn;
}

const known = new Map<string, RecordTable>();

function open(name: string): RecordTable {
  const table = (tables as Readonly<Record<string, PgTable | PgView>>)[name];
  if (table === undefined) throw new Error(`Table ${name} not found; see src/server/database/tables.ts.`);
  const columns = new Map<string, PgColumn>();
  for (const column of Object.values(is(table, PgTable) ? getTableColumns(table) : getViewSelectedFields(table))) {
    if (is(column, PgColumn)) columns.set(column.name, column);
  }
  return {
    table,
    column(field) {
      const column = columns.get(field);
      if (column === undefined) throw new Error(`The table ${name} has no column ${field}.`);
      return column;
    },
  };
}

/** The table of a record schema. Throws when the database does not have it. */
export function recordTable(record: RecordSchema): RecordTable {
  const table = known.get(record.table) ?? open(record.table);
  known.set(record.table, table);
  return table;
}

/** The table for writing a record. Throws for a view. */
export function writableTable(record: RecordSchema): PgTable {
  const { table } = recordTable(record);
  if (!is(table, PgTable)) throw new Error(`${record.table} is a view.`);
  return table;
}
