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

/** An index or a constraint, and what creates it. */
interface Made {
  readonly name: string;
  readonly definition: string;
}

/** All indexes except primary keys, which are kept while a table is filled. */
const OTHER_INDEXES = `
  select indexname as name, indexdef as definition from pg_indexes
  where schemaname = 'public' and tablename = any($1)
    and not exists (select from pg_constraint where conindid = format('%I.%I', schemaname, indexname)::regclass)
  order by indexname`;

/** The primary key of the search entries, which are added last and all at once: no table refers to it. */
const SEARCH_KEY = `
  select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
  where conrelid = 'search_entries'::regclass and contype = 'p'`;

/** Memory in which indexes are created: enough for the largest one of the demo, whose parts are otherwise merged. */
const INDEX_MEMORY = '512MB';

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
  await client.query(`SET LOCAL maintenance_work_mem = '${INDEX_MEMORY}'`);
  const { rows: indexes } = await client.query<Made>(OTHER_INDEXES, [BULK_TABLES]);
  for (const { name } of indexes) await client.query(`DROP INDEX "${name}"`);
  const { rows: keys } = await client.query<Made>(SEARCH_KEY);
  for (const { name } of keys) await client.query(`ALTER TABLE search_entries DROP CONSTRAINT "${name}"`);
  return [
    ...keys.map(({ name, definition }) => `ALTER TABLE search_entries ADD CONSTRAINT "${name}" ${definition}`),
    ...indexes.map(({ definition }) => definition),
  ];
}

/**
 * Fills the search entries and the tokens of payers' addresses, because triggers are disabled during the bulk load. The
 * largest table comes last: before the entries of a table are added, those of the others are read.
 */
export async function fillKeptTables(client: PoolClient): Promise<void> {
  await client.query(
    `select fill_search_entries(tgrelid) from (
       select tgrelid from pg_trigger where tgname = 'keep_search_entry' order by pg_relation_size(tgrelid)
     ) searched`,
  );
  await client.query(`select fill_payer_tokens(tgrelid) from pg_trigger where tgname = 'keep_payer_token'`);
}
