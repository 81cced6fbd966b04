import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ClientBase } from 'pg';
import type { BusinessScope } from '#server/database/inBusiness.ts';

/** Rows that are sent in one statement: more gain nothing. */
const ROWS_AT_ONCE = 5_000;

/** Texts that an array takes as they stand, which it reads half as fast again as quoted ones. */
const PLAIN = /^(?!null$)[a-z0-9.:+-]+$/i;

/** What a quoted text may not hold as it stands. */
const SPECIAL = /["\\]/g;

interface Statement {
  readonly text: string;
  readonly columns: readonly string[];
}

const statements = new Map<PgTable, Statement>();

/** An insert that is ready to be sent. */
export interface BoundInsert {
  readonly text: string;
  readonly values: string[];
}

/**
 * The inserts of rows of a tenant's table: an array for each column and statement, which is several times as fast as a row
 * of values each. Columns that a row leaves out are null.
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
    const arrays = statement.columns.map((column) => arrayLiteral(part, column));
    inserts.push({ text: statement.text, values: [scope.businessId, scope.environment, ...arrays] });
  }
  return inserts;
}

/** Sends inserts one after another without waiting in between; the caller's transaction has the scope set. */
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
    columns: columns.map(({ name }) => name),
  };
}

function arrayLiteral(rows: readonly Readonly<Record<string, unknown>>[], column: string): string {
  let cells = '';
  for (const row of rows) cells += `,${cell(row[column])}`;
  return `{${cells.slice(1)}}`;
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Date) return value.toISOString();
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return PLAIN.test(text) ? text : `"${text.replaceAll(SPECIAL, '\\$&')}"`;
}
