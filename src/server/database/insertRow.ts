import { createHash } from 'node:crypto';
import { DrizzleQueryError, getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import type { BusinessTransaction } from './inBusiness.ts';

/** A prepared INSERT of one row with certain columns. */
interface Insert {
  readonly name: string;
  readonly text: string;
  readonly columns: readonly (readonly [string, PgColumn])[];
}

const inserts = new WeakMap<PgTable, Map<string, Insert>>();

function insertOf(table: PgTable, fields: readonly string[], skipsConflict: boolean): Insert {
  const ofTable = inserts.get(table) ?? new Map<string, Insert>();
  inserts.set(table, ofTable);
  const shape = `${fields.join()} ${skipsConflict}`;
  const known = ofTable.get(shape);
  if (known !== undefined) return known;
  const declared: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  const columns = fields.flatMap((field) => {
    const column = declared[field];
    return column === undefined ? [] : [[field, column] as const];
  });
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ');
  const places = columns.map((_column, index) => `$${index + 1}`).join(', ');
  const conflict = skipsConflict ? ' on conflict do nothing' : '';
  const text = `insert into "${getTableName(table)}" (${names}) values (${places})${conflict}`;
  const name = `insert_${createHash('sha1').update(text).digest('hex')}`;
  const insert: Insert = { name, text, columns };
  ofTable.set(shape, insert);
  return insert;
}

/**
 * Inserts one row of plain values with a prepared statement, which costs a fraction of composing and parsing it. Returns
 * the number of rows inserted: 0 where a unique key exists and `skipsConflict` is set.
 */
export async function insertRow<Table extends PgTable>(
  transaction: Pick<BusinessTransaction, 'insert'> & { readonly $client?: PoolClient },
  table: Table,
  row: Table['$inferInsert'],
  { skipsConflict = false }: { readonly skipsConflict?: boolean } = {},
): Promise<number> {
  const { $client } = transaction;
  if ($client === undefined) {
    const insert = transaction.insert(table).values(row);
    const { rowCount } = await (skipsConflict ? insert.onConflictDoNothing() : insert);
    return rowCount ?? 0;
  }
  const given: Readonly<Record<string, unknown>> = row;
  const fields = Object.keys(given).filter((field) => given[field] !== undefined);
  const { name, text, columns } = insertOf(table, fields, skipsConflict);
  const values = columns.map(([field, column]) => {
    const value = given[field];
    return value === null ? null : column.mapToDriverValue(value);
  });
  try {
    const { rowCount } = await $client.query({ name, text, values });
    return rowCount ?? 0;
  } catch (error) {
    // As Drizzle reports the errors of its own statements.
    throw new DrizzleQueryError(text, values, error instanceof Error ? error : undefined);
  }
}
