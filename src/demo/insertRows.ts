import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ClientBase } from 'pg';
import type { BusinessScope } from '#server/database/inBusiness.ts';
import { arrayParameter } from './arrayParameter.ts';

/** Rows per statement; more do not make it faster. */
const ROWS_AT_ONCE = 5_000;

interface Statement {
  readonly text: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

const statements = new Map<PgTable, Statement>();

/** A prepared insert. */
export interface BoundInsert {
  readonly text: string;
  readonly values: (Buffer | string)[];
}

/**
 * Inserts for the rows of a table: one array per column and statement, which is several times as fast as one value list per
 * row. Omitted columns are null.
 */
export function bindInserts(
  scope: BusinessScope,
  table: PgTable,
  rows: readonly Readonly<Record<string, unknown>>[],
): BoundInsert[] {
  const statement = statements.get(table) ?? createStatement(table);
  statements.set(table, statement);
  const inserts: BoundInsert[] = [];
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const part = rows.slice(start, start + ROWS_AT_ONCE);
    const arrays = statement.columns.map(({ name, type }) => arrayParameter(part, name, type));
    inserts.push({ text: statement.text, values: [scope.businessId, scope.environment, ...arrays] });
  }
  return inserts;
}

/**
 * An update of the given columns of rows that a business has already: the row with the same value in `key`, or without `key`
 * its only row.
 */
export function bindChanges(
  scope: BusinessScope,
  table: PgTable,
  key: string | undefined,
  rows: readonly Readonly<Record<string, unknown>>[],
): BoundInsert {
  const given = new Set(rows.flatMap(Object.keys));
  const columns = Object.values(getTableColumns(table)).filter(({ name }) => given.has(name));
  const sets = columns.map(({ name }) => `"${name}" = cell."${name}"`).join(', ');
  const arrays = columns.map((column, index) => `$${index + 3}::${column.getSQLType()}[]`).join(', ');
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const isRow = key === undefined ? '' : ` and own."${key}" = cell."${key}"`;
  return {
    text: `update "${getTableName(table)}" own set ${sets} from unnest(${arrays}) cell(${names}) where own.business_id = $1::uuid and own.environment = $2::text${isRow}`,
    values: [
      scope.businessId,
      scope.environment,
      ...columns.map((column) => arrayParameter(rows, column.name, column.getSQLType())),
    ],
  };
}

/** Sends inserts without waiting between them; the caller's transaction has set the scope. */
export async function sendInserts(client: ClientBase, inserts: readonly BoundInsert[]): Promise<void> {
  await Promise.all(inserts.map(({ text, values }) => client.query(text, values)));
}

function createStatement(table: PgTable): Statement {
  const columns = Object.values(getTableColumns(table)).filter(
    ({ name, generated }) => !generated && name !== 'business_id' && name !== 'environment',
  );
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const arrays = columns.map((column, index) => `$${index + 3}::${column.getSQLType()}[]`).join(', ');
  return {
    text: `insert into "${getTableName(table)}" (business_id, environment, ${names}) select $1::uuid, $2::text, cell.* from unnest(${arrays}) cell`,
    columns: columns.map((column) => ({ name: column.name, type: column.getSQLType() })),
  };
}
