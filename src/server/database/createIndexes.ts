import type { PoolClient } from 'pg';

/** A statement of a migration that `npm run add-index` or `npm run migration` wrote. */
const STATEMENT = /^CREATE INDEX IF NOT EXISTS "(\w+)" ON "(\w+)" /;

/**
 * Codes of PostgreSQL for a column, function, type or table that does not exist yet: a pending migration creates it, and the
 * index with it.
 */
const NOT_YET: ReadonlySet<unknown> = new Set(['42P01', '42703', '42704', '42883']);

/** Whether an index exists and can be used; `undefined` when it does not exist. */
async function isValid(client: PoolClient, name: string): Promise<boolean | undefined> {
  const { rows } = await client.query<{ valid: boolean }>(
    'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
    [`public."${name}"`],
  );
  return rows[0]?.valid;
}

async function hasTable(client: PoolClient, table: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    `public."${table}"`,
  ]);
  return rows[0]?.found === true;
}

/**
 * Creates the indexes that pending migrations add to existing tables, without locking the tables against writes. It has to
 * run outside a transaction and before the migrations, which skip an index that exists. An index whose creation was
 * interrupted is created again.
 */
export async function createIndexes(client: PoolClient, statements: Iterable<string>): Promise<void> {
  for (const statement of statements) {
    const text = statement.trim();
    const [, name = '', table = ''] = STATEMENT.exec(text) ?? [];
    if (name === '' || !(await hasTable(client, table))) continue;
    const valid = await isValid(client, name);
    if (valid === true) continue;
    if (valid === false) await client.query(`DROP INDEX CONCURRENTLY "${name}"`);
    try {
      await client.query(text.replace('CREATE INDEX', 'CREATE INDEX CONCURRENTLY'));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && NOT_YET.has(error.code))) throw error;
    }
  }
}
