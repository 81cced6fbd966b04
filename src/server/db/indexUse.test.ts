import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAccounts } from '../platform/findAccounts.ts';
import type { Database } from './database.ts';
import { type BusinessScope, readInBusiness } from './inBusiness.ts';
import { insertTransactions } from './testing/insertTransactions.ts';
import { openTestDatabase } from './testing/openTestDatabase.ts';

const scope: BusinessScope = { businessId: randomUUID(), environment: 'PRODUCTION' };
const ours = `business_id = '${scope.businessId}' and environment = 'PRODUCTION'`;

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await insertTransactions(database.pool, scope, 20_000);
}, 60_000);

afterAll(() => database.close(), 60_000);

/** The plan that a request would get, under row-level security. */
async function explain(query: string): Promise<string> {
  const [plan] = await readInBusiness(database.pool, scope, [
    { text: `explain ${query}`, values: [], rowMode: 'array' },
  ]);
  return (plan?.rows ?? []).map(([line]) => line).join('\n');
}

describe('the newest page', () => {
  it.each([
    ['created', 'transactions_created_idx', 'true'],
    ['created', 'transactions_status_created_idx', `status = 'FAILED'`],
    ['amount', 'transactions_amount_idx', 'true'],
  ])('by %s reads %s and does not sort', async (field, index, condition) => {
    const page = `select id from transactions where ${ours} and ${condition}`;
    for (const direction of ['desc', 'asc']) {
      const plan = await explain(`${page} order by ${field} ${direction}, id ${direction} limit 11`);
      expect(plan).toContain(`using ${index}`);
      expect(plan).not.toContain('Sort');
    }
  });

  it('goes on from any row by the same index', async () => {
    const after = `(created, id) < (now() - interval '4 hours', '${scope.businessId}'::uuid)`;
    const plan = await explain(
      `select id from transactions where ${ours} and ${after} order by created desc, id desc limit 11`,
    );
    expect(plan).toMatch(/using transactions_created_idx[\s\S]*Index Cond: .*ROW\(created, id\) </);
    expect(plan).not.toContain('Sort');
  });
});

describe('the accounts of a platform', () => {
  it('are found by the indexes of what is searched, of however many there are', async () => {
    const { pool } = database;
    await pool.query(
      `insert into businesses (business_id, name, email, brand, entity, country, go_live_status, accounts, excluded_pages, flags, time_zone, master_business_id, internal, is_micro_ecommerce, micro_ecommerce_limits_applied, created, updated)
       select gen_random_uuid(), 'Toko ' || md5(n::text), md5(n::text) || '@toko.test', 'main', 'main', 'ID', 'LIVE', '{owned}', '{}', '{}', 'Asia/Jakarta', $1, false, false, false, now(), now() from generate_series(1, 5000) n`,
      [scope.businessId],
    );
    await pool.query('analyze businesses');
    const found = new PgDialect().sqlToQuery(sql`${findAccounts('c4ca4')}`);
    const [plan] = await readInBusiness(pool, scope, [
      { text: `explain select id from accounts where ${found.sql}`, values: found.params, rowMode: 'array' },
    ]);
    const lines = (plan?.rows ?? []).map(([line]) => line).join('\n');
    for (const kind of ['name_search', 'email_search', 'words']) expect(lines).toContain(`businesses_${kind}_idx`);
    expect(lines).not.toContain('Seq Scan on businesses');
  });
});

describe('search by prefix', () => {
  it('reads the index of every field that is asked', async () => {
    const plan = await explain(
      `select id from transactions where ${ours} and (starts_with(external_id_search, 'inv-00012') or starts_with(reference_search, 'inv-00012')) order by created desc, id desc limit 11`,
    );
    expect(plan).toContain('transactions_external_id_search_idx');
    expect(plan).toContain('transactions_reference_search_idx');
  });
});
