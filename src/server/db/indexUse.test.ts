import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('search by prefix', () => {
  it('reads the index of every field that is asked', async () => {
    const plan = await explain(
      `select id from transactions where ${ours} and (starts_with(external_id_search, 'inv-00012') or starts_with(reference_search, 'inv-00012')) order by created desc, id desc limit 11`,
    );
    expect(plan).toContain('transactions_external_id_search_idx');
    expect(plan).toContain('transactions_reference_search_idx');
  });
});
