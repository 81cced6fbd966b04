import type { PoolClient } from 'pg';

/** The tables that the demo fills by the thousand. */
const BULK_TABLES = [
  'customers',
  'transactions',
  'virtual_account_payments',
  'ledger_entries',
  'activity_logs',
] as const;

/**
 * Takes away the indexes of empty tables that are about to be filled, except their keys: building one at the end is several
 * times as fast as keeping it up. Answers the statements that bring them back, for the same transaction.
 */
export async function dropBulkIndexes(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'public' and tablename = any($1)
       and not exists (select from pg_constraint where conindid = format('%I.%I', schemaname, indexname)::regclass)
     order by indexname`,
    [BULK_TABLES],
  );
  for (const { name } of rows) await client.query(`DROP INDEX "${name}"`);
  return rows.map(({ definition }) => definition);
}
