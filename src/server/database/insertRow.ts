import { createHash } from 'node:crypto';
import { DrizzleQueryError, getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import type { BusinessTransaction } from './inBusiness.ts';

/** A prepared INSERT of a number of rows with certain columns. */
interface Insert {
  readonly name: string;
  readonly text: string;
  readonly columns: readonly (readonly [string, PgColumn])[];
}

const inserts = new WeakMap<PgTable, Map<string, Insert>>();

function insertOf(table: PgTable, fields: readonly string[], rows: number, skipsConflict: boolean): Insert {
  const ofTable = inserts.get(table) ?? new Map<string, Insert>();
  inserts.set(table, ofTable);
  const shape = `${fields.join()} ${rows} ${skipsConflict}`;
  const known = ofTable.get(shape);
  if (known !== undefined) return known;
  const declared: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  const columns = fields.flatMap((field) => {
    const column = declared[field];
    return column === undefined ? [] : [[field, column] as const];
  });
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ');
  const placesOf = (row: number) => columns.map((_column, index) => `$${row * columns.length + index + 1}`).join(', ');
  const places = Array.from({ length: rows }, (_row, row) => `(${placesOf(row)})`).join(', ');
  const conflict = skipsConflict ? ' on conflict do nothing' : '';
  const text = `insert into "${getTableName(table)}" (${names}) values ${places}${conflict}`;
  const name = `insert_${createHash('sha1').update(text).digest('hex')}`;
  const insert: Insert = { name, text, columns };
  ofTable.set(shape, insert);
  return insert;
}

type Inserter = Pick<BusinessTransaction, 'insert'> & { readonly $client?: PoolClient };

interface Conflicts {
  readonly skipsConflict?: boolean;
}

/**
 * Inserts rows of plain values, all with the same columns, with a prepared statement, which costs a fraction of composing
 * and parsing it. For few rows: each number of rows is a statement of its own. Returns the number of rows inserted: without
 * those whose unique key exists, where `skipsConflict` is set.
 */
export async function insertRows<Table extends PgTable>(
  transaction: Inserter,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  { skipsConflict = false }: Conflicts = {},
): Promise<number> {
  const { $client } = transaction;
  if ($client === undefined) {
    const insert = transaction.insert(table).values([...rows]);
    const { rowCount } = await (skipsConflict ? insert.onConflictDoNothing() : insert);
    return rowCount ?? 0;
  }
  const given: readonly Readonly<Record<string, unknown>>[] = rows;
  const fields = Object.keys(given[0] ?? {}).filter((field) => given[0]?.[field] !== undefined);
  const { name, text, columns } = insertOf(table, fields, rows.length, skipsConflict);
  const values = given.flatMap((row) =>
    columns.map(([field, column]) => {
      const value = row[field];
      return value === null || value === undefined ? null : column.mapToDriverValue(value);
    }),
  );
  try {
    const { rowCount } = await $client.query({ name, text, values });
    return rowCount ?? 0;
  } catch (error) {
    // As Drizzle reports the errors of its own statements.
    throw new DrizzleQueryError(text, values, error instanceof Error ? error : undefined);
  }
}

/** Inserts one row, like `insertRows`. */
export async function insertRow<Table extends PgTable>(
  transaction: Inserter,
  table: Table,
  row: Table['$inferInsert'],
  conflicts?: Conflicts,
): Promise<number> {
  return insertRows(transaction, table, [row], conflicts);
}
