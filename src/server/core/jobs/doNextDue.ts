import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Environment } from '#contract/generated/config.ts';
import type { Database } from '../../database/database.ts';
import { type BusinessScope, type BusinessTransaction, enterBusiness } from '../../database/inBusiness.ts';

/** A queue of all businesses: its entries have a `business_id`, an `environment` and a `due`, and what names them besides. */
export interface DueQueue<Key extends string> {
  readonly table: PgTable;
  /** The columns that tell the entries of one business and environment apart. */
  readonly key: readonly Key[];
}

/** How long an entry that could not be done waits, as PostgreSQL writes it. */
const WAIT_AFTER_FAILURE = '1 hour';

/**
 * Does what has been due longest. Taking the entry out of the queue is the same transaction as `work`, which is narrowed to
 * the entry's business, so that it happens once, however many processes look. What fails is tried again later, and others go
 * on. Answers `false` when nothing is due.
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
      // Another process that does it holds the row; here it is then gone already.
      const taken = await transaction.execute(sql`delete from ${table} where ${isThis}`);
      if (taken.rowCount === 0) return;
      const scope = { businessId, environment: environment as Environment };
      await enterBusiness(transaction, scope);
      await work(transaction, scope, entry as Readonly<Record<Key, string>>);
    });
  } catch (error) {
    await drizzle.execute(sql`update ${table} set due = ${moment} + ${WAIT_AFTER_FAILURE}::interval where ${isThis}`);
    throw error;
  }
  return true;
}
