import type { PoolClient } from 'pg';

/** Tables with thousands of rows. */
const BULK_TABLES = [
  'customers',
  'transactions',
  'virtual_account_payments',
  'ledger_entries',
  'activity_logs',
  'search_entries',
] as const;

/** All indexes except primary keys, which are kept while a table is filled. */
const OTHER_INDEXES = `
  select indexname as name, indexdef as definition from pg_indexes
  where schemaname = 'public' and tablename = any($1)
    and not exists (select from pg_constraint where conindid = format('%I.%I', schemaname, indexname)::regclass)
  order by indexname`;

/**
 * Prepares empty tables for a bulk load in the caller's transaction: drops all indexes except primary keys, and disables
 * foreign key checks if the database user is allowed to. Returns the statements that create the indexes again. Throws when
 * a table is not empty.
 */
export async function beginBulkLoad(client: PoolClient): Promise<string[]> {
  for (const table of BULK_TABLES) {
    const { rowCount } = await client.query(`select from ${table} limit 1`);
    if (rowCount) throw new Error(`the table ${table} is not empty`);
  }
  // Rows of a table that was truncated in the same transaction are not written to the WAL when there are no replicas.
  // CASCADE: the referring tables are listed as well, and are empty.
  await client.query(`TRUNCATE ${BULK_TABLES.join(', ')} CASCADE`);
  const { rows: users } = await client.query(
    `select rolsuper as is_superuser from pg_roles where rolname = current_user`,
  );
  if (users[0]?.is_superuser) await client.query('SET LOCAL session_replication_role = replica');
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(OTHER_INDEXES, [BULK_TABLES]);
  for (const { name } of indexes) await client.query(`DROP INDEX "${name}"`);
  return indexes.map(({ definition }) => definition);
}

/** Fills the search entries and the tokens of payers' addresses, because triggers are disabled during the bulk load. */
export async function fillKeptTables(client: PoolClient): Promise<void> {
  await client.query(`select fill_search_entries(tgrelid) from pg_trigger where tgname = 'keep_search_entry'`);
  await client.query(`select fill_payer_tokens(tgrelid) from pg_trigger where tgname = 'keep_payer_token'`);
}
