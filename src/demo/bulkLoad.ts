import type { PoolClient } from 'pg';

/** The tables that the demo fills by the thousand. */
const BULK_TABLES = [
  'customers',
  'transactions',
  'virtual_account_payments',
  'ledger_entries',
  'activity_logs',
  'search_entries',
] as const;

/** A table is kept whole by its key; its other indexes are built when it is full. */
const OTHER_INDEXES = `
  select indexname as name, indexdef as definition from pg_indexes
  where schemaname = 'public' and tablename = any($1)
    and not exists (select from pg_constraint where conindid = format('%I.%I', schemaname, indexname)::regclass)
  order by indexname`;

/**
 * Readies empty tables to be filled fast in the caller's transaction: without indexes but their keys, which cost several
 * times as much to keep up as to build at the end, and, where the database user may, without asking after every foreign key.
 * Answers the statements that bring the indexes back. Throws when a table holds anything.
 */
export async function beginBulkLoad(client: PoolClient): Promise<string[]> {
  for (const table of BULK_TABLES) {
    const { rowCount } = await client.query(`select from ${table} limit 1`);
    if (rowCount) throw new Error(`the table ${table} is not empty`);
  }
  // What is written to a table that was emptied in the same transaction stays out of the log where nothing replicates it.
  // CASCADE: the tables that refer to them are named with them, and hold nothing that refers to what is not there.
  await client.query(`TRUNCATE ${BULK_TABLES.join(', ')} CASCADE`);
  const { rows: users } = await client.query(
    `select rolsuper as is_superuser from pg_roles where rolname = current_user`,
  );
  if (users[0]?.is_superuser) await client.query('SET LOCAL session_replication_role = replica');
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(OTHER_INDEXES, [BULK_TABLES]);
  for (const { name } of indexes) await client.query(`DROP INDEX "${name}"`);
  return indexes.map(({ definition }) => definition);
}

/** Makes the text that search looks in: where triggers rest while the demo is filled, no entry was kept. */
export async function fillSearch(client: PoolClient): Promise<void> {
  await client.query(`select fill_search_entries(tgrelid) from pg_trigger where tgname = 'keep_search_entry'`);
}
