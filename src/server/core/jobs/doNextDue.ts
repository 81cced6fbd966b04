import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Environment } from '#contract/generated/config.ts';
import type { Database } from '../../database/database.ts';
import { type BusinessScope, type BusinessTransaction, enterBusiness } from '../../database/inBusiness.ts';

/**
 * A queue across all businesses: entries have `business_id`, `environment` and `due`, plus key columns.
 * Rule security.background-once.
 */
export interface DueQueue<Key extends string> {
  readonly table: PgTable;
  /** The columns that identify an entry within a business and environment. */
  readonly key: readonly Key[];
}

/** How long an entry waits after an error, as a PostgreSQL interval. */
const RETRY_DELAY = '1 hour';

/**
 * Processes the entry that has been due longest. The entry is deleted in the same transaction as `work`, which is
 * restricted to the entry's business, so that each entry is processed once with any number of workers. After an error the
 * entry is retried later and other entries continue. Returns `false` when nothing is due.
 */
export async function doNextDue<Key extends string>(
  { drizzle }: Database,
  { table, key }: DueQueue<Key>,
  now: Date,
  work: (transaction: BusinessTransaction, scope: BusinessScope, entry: Readonly<Record<Key, string>>) => Promise<void>,
): Promise<boolean> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const named = sql.join(
    key.map((column) => sql`${sql.identifier(column)}::text as ${sql.identifier(column)}`),
    sql`, `,
  );
  const { rows } = await drizzle.execute<Record<string, string>>(
    sql`select business_id, environment, ${named} from ${table} where due <= ${moment} order by due limit 1`,
  );
  const entry = rows[0];
  if (entry === undefined) return false;
  const { business_id: businessId = '', environment } = entry;
  const conditions: SQL[] = ['business_id', 'environment', ...key].map(
    (column) => sql`${sql.identifier(column)} = ${entry[column]}`,
  );
  const isThis = sql.join(conditions, sql` and `);
  try {
    await drizzle.transaction(async (transaction) => {
      // Another worker may hold the row; the entry is deleted once that worker commits.
      const taken = await transaction.execute(sql`delete from ${table} where ${isThis}`);
      if (taken.rowCount === 0) return;
      const scope = { businessId, environment: environment as Environment };
      await enterBusiness(transaction, scope);
      await work(transaction, scope, entry as Readonly<Record<Key, string>>);
    });
  } catch (error) {
    await drizzle.execute(sql`update ${table} set due = ${moment} + ${RETRY_DELAY}::interval where ${isThis}`);
    throw error;
  }
  return true;
}
