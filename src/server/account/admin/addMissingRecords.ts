import { eq, getTableName, ne, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import type { Database } from '../../database/database.ts';
import {
  business_profiles,
  businesses,
  card_features,
  checkout_settings,
  escrow_settings,
  payment_methods,
  retail_outlet_settings,
  sending_settings,
  test_clocks,
  top_up_accounts,
} from '../../database/schema/index.ts';
import { FIRST_RECORDS } from '../registration/addFirstRecords.ts';
import type { Transaction } from './operatorChanges.ts';

/** The tables of the first records that have no state of their own. */
const TABLES: readonly PgTable[] = [
  business_profiles,
  card_features,
  checkout_settings,
  escrow_settings,
  payment_methods,
  retail_outlet_settings,
  sending_settings,
  test_clocks,
  top_up_accounts,
];

/** The transaction, with inserts that leave out rows which are there by a unique index. */
function addingMissing(transaction: Transaction): Transaction {
  const insert = (table: PgTable) => {
    const builder = transaction.insert(table);
    const values = (rows: Parameters<typeof builder.values>[0]) => builder.values(rows).onConflictDoNothing();
    return { values };
  };
  return Object.assign(Object.create(transaction) as Transaction, { insert });
}

/** How many first records a business has. */
async function countOf(transaction: Transaction, businessId: string): Promise<number> {
  const counts = TABLES.map((table) => {
    return sql`select count(*)::int as rows from ${sql.identifier(getTableName(table))} where business_id = ${businessId}`;
  });
  const { rows } = await transaction.execute<{ total: number }>(
    sql`select sum(rows)::int as total from (${sql.join(counts, sql` union all `)}) counted`,
  );
  return rows[0]?.total ?? 0;
}

/**
 * Adds to every business what of its first records it does not have, such as those of a kind that is newer than it, and leaves
 * the others as they are. An invited account has none before it registers; activations come by their migrations, with their
 * state. Returns how many were added, by the id of the business.
 * Rule registration.missing-records.
 */
export async function addMissingRecords({ drizzle }: Database, now: Date): Promise<ReadonlyMap<string, number>> {
  const all = await drizzle
    .select({ id: businesses.business_id })
    .from(businesses)
    .where(ne(businesses.go_live_status, 'INVITED'))
    .orderBy(businesses.created);
  const added = new Map<string, number>();
  for (const { id } of all) {
    const count = await drizzle.transaction(async (tx) => {
      const [business] = await tx.select().from(businesses).where(eq(businesses.business_id, id)).for('update');
      if (business === undefined) return 0;
      const before = await countOf(tx, id);
      const adding = addingMissing(tx);
      for (const add of FIRST_RECORDS) await add(adding, { ...business, phone_number: null }, now);
      return (await countOf(tx, id)) - before;
    });
    if (count > 0) added.set(formatRecordId(BUSINESS_ID_PREFIX, id), count);
  }
  return added;
}
