import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { type BusinessScope, inBusiness, readInBusiness } from './inBusiness.ts';
import { openTestDatabase } from './testing/openTestDatabase.ts';

const SLOW = { text: 'select pg_sleep(0.05)', values: [] };
const QUICK = { text: 'select 1 as one', values: [] };
const MANY = 40;

const newScope = (): BusinessScope => ({ businessId: randomUUID(), environment: 'PRODUCTION' });

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);

afterAll(() => database.close(), 60_000);

// Rule limits.fair-share.
it('lets a business read and write while another reads much at once', async () => {
  const [busy, other] = [newScope(), newScope()];
  let done = 0;
  const slow = Array.from({ length: MANY }, async () => {
    await readInBusiness(database.pool, busy, [SLOW]);
    done += 1;
  });
  await readInBusiness(database.pool, other, [QUICK]);
  await inBusiness(database.pool, other, (transaction) => transaction.$client.query('select 1'));
  await database.pool.query('select 1');
  // One connection has its turns; of many, half are left.
  expect(done).toBeLessThan(MANY / 4);
  await Promise.all(slow);
  expect(done).toBe(MANY);
});

it('gives back the share of a transaction that was rolled back', async () => {
  const scope = newScope();
  const wrong = { text: 'select 1 / 0', values: [] };
  for (let time = 0; time < MANY; time++) {
    await expect(readInBusiness(database.pool, scope, [wrong])).rejects.toMatchObject({ code: '22012' });
  }
  const [read] = await readInBusiness(database.pool, scope, [QUICK]);
  expect(read?.rows).toEqual([{ one: 1 }]);
});
