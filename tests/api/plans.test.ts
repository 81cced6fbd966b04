import { afterAll, beforeAll, expect, it } from 'vitest';
import { listUrl, type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
});
afterAll(() => test.close());

/** Where the best plan depends on the values, one plan for all would read a whole table for values that no row has. */
it.each([
  ['two values of a field', { status: ['FAILED', 'REVERSED'] }],
  ['two fields', { status: ['FAILED'], type: ['PAYMENT'] }],
  ['a range', { amount_gte: '1000000' }],
  ['a search', { q: 'inv-0001' }],
])('a list by %s has a query plan of its own', async (_what, filter) => {
  // The database begins to take one plan for all with the sixth run.
  for (let runs = 0; runs < 7; runs++) {
    const { status } = await owner.request(listUrl('/api/transactions', { filter, range: [0, 9] }));
    expect(status).toBe(200);
  }
  const { rows } = await test.database.pool.query(
    `select statement from pg_prepared_statements where generic_plans > 0
     and statement ~ 'from "transactions" where .*(any\\(|status" =.*type" =|>=|strpos)'`,
  );
  expect(rows).toEqual([]);
});
