import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAccounts } from '../web/platform/findAccounts.ts';
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

describe('search', () => {
  /** What a request finds, in the environment of `scope` unless another is given. */
  async function found(words: string[], environment = scope.environment): Promise<string[]> {
    const [result] = await readInBusiness(database.pool, { ...scope, environment }, [
      { text: `select search_records('transactions', $1, 100) as id`, values: [words] },
    ]);
    return (result?.rows ?? []).map(({ id }) => id);
  }

  it('finds any part of what is searched, of every word, and nothing of another environment', async () => {
    const [one] = (await database.pool.query(`select id, external_id, reference from transactions where amount = 777`))
      .rows;
    const parts = [one.external_id.slice(-5), one.reference.slice(2, 9).toLowerCase()];
    expect(await found(parts)).toEqual([one.id]);
    expect(await found(parts, 'DEVELOPMENT')).toEqual([]);
    expect(await found(['%'])).toEqual([]);
    expect(await found(["'; select"])).toEqual([]);
  });

  it('reads the index, for the words, the business and the environment together', async () => {
    await database.pool.query('vacuum analyze search_entries');
    const { rows } = await database.pool.query(
      `explain select id from search_entries where ${ours} and record = 'transactions' and content like '%inv-00012%' limit 11`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('search_entries_content_idx');
    expect(plan).toMatch(/Index Cond: .*business_id = .*environment = .*content ~~/);
  });

  it('follows a record: what it was is found no more', async () => {
    const { rows } = await database.pool.query(
      `update transactions set external_id = 'Kopi-9981' where amount = 778 returning id`,
    );
    expect(await found(['pi-99'])).toEqual([rows[0].id]);
    await database.pool.query(`delete from transactions where amount = 778`);
    expect(await found(['pi-99'])).toEqual([]);
  });

  it('is open to requests by its function alone', async () => {
    const read = readInBusiness(database.pool, scope, [{ text: 'select * from search_entries', values: [] }]);
    await expect(read).rejects.toThrow('permission denied');
  });
});
