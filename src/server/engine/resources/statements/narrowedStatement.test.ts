import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import type { Database } from '../../../database/database.ts';
import { type BusinessScope, readInBusiness } from '../../../database/inBusiness.ts';
import { insertTransactions } from '../../../database/testing/insertTransactions.ts';
import { openTestDatabase } from '../../../database/testing/openTestDatabase.ts';
import type { Condition, ListQuery } from '../query/listQuery.ts';
import { transactionAccess } from '../testing/transactionAccess.ts';
import { countStatement, listStatement } from './listStatement.ts';
import {
  isNarrowed,
  materializedLimit,
  materializedPage,
  readMaterializedPage,
  scanPage,
  sortedPage,
} from './narrowedStatement.ts';
import type { Row } from './selection.ts';
import type { BoundQuery } from './statement.ts';

const ROWS = 3000;

const scope: BusinessScope = { businessId: randomUUID(), environment: 'PRODUCTION' };

let database: Database;
let access: ResourceAccess;

beforeAll(async () => {
  database = await openTestDatabase();
  // The older a payment is, the larger is its amount, so that equal amounts are adjacent in order of time.
  await insertTransactions(database.pool, scope, ROWS);
  access = transactionAccess();
}, 60_000);

afterAll(() => database.close(), 60_000);

async function read(statement: BoundQuery): Promise<Row[]> {
  const [result] = await readInBusiness(database.pool, scope, [statement]);
  return (result?.rows ?? []) as Row[];
}

const anyConditions = fc.record({
  status: fc.option(fc.subarray(['COMPLETED', 'FAILED', 'PENDING'], { minLength: 1 })),
  amounts: fc.option(fc.tuple(fc.integer({ min: 1, max: ROWS }), fc.integer({ min: 1, max: ROWS }))),
  search: fc.option(fc.constantFrom('inv-', '000', '00 inv', '0123', 'nothing')),
  isWhole: fc.boolean(),
});

const anyQuery = fc
  .record({
    original: anyConditions,
    field: fc.constantFrom('created', 'amount'),
    order: fc.constantFrom('asc' as const, 'desc' as const),
    start: fc.constantFrom(0, 0, 3, 700),
    size: fc.integer({ min: 1, max: 20 }),
    at: fc.constantFrom('start', 'end', 'after', 'before'),
  })
  .map(({ original: { status, amounts, search, isWhole }, field, order, start, size, at }) => {
    const conditions: Condition[] = [];
    if (status !== null) conditions.push({ kind: 'one-of', field: 'status', values: status });
    for (const [index, value] of (amounts ?? []).toSorted((a, b) => a - b).entries()) {
      conditions.push({ kind: index === 0 ? 'from' : 'to', field: 'amount', value: String(value) });
    }
    const query: ListQuery = {
      sort: { field, order },
      start: at === 'start' ? start : 0,
      size,
      cursor: at === 'end' ? { at } : undefined,
      conditions,
      segment: [],
      search:
        search === null
          ? undefined
          : {
              // All that is searched, or a part of it, as people have it from whom a column is closed.
              fields: isWhole ? ['external_id', 'reference', 'customer_name'] : ['external_id'],
              words: search.split(' '),
              id: undefined,
              exact: [],
              followed: [],
            },
    };
    return { query, at };
  });

// Rule lists.fast.
describe('the statements of narrowed lists', () => {
  it('give the page that the plain one gives, and count as the count does', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuery, fc.nat(), async ({ query: original, at }, anywhere) => {
        fc.pre(isNarrowed(access, original));
        let query = original;
        if (at === 'after' || at === 'before') {
          const rows = await read(listStatement(access, { ...original, size: 900 }, scope));
          const row = rows[anywhere % Math.max(rows.length, 1)];
          if (row) query = { ...original, cursor: { at, key: row.at(-1) ?? '', id: row[0] ?? '' } };
        }
        const page = (await read(listStatement(access, query, scope))).map(([id]) => id);
        const [counted] = await read(countStatement(access, query, scope, ROWS));
        const few = readMaterializedPage(await read(materializedPage(access, query, scope, ROWS)));
        const total = Number(counted?.[0]);
        expect(few.rows.map(([id]) => id)).toEqual(total <= materializedLimit(query, ROWS) ? page : []);
        expect(few.matching).toBe(total);
        const past = readMaterializedPage(await read(materializedPage(access, query, scope, 10)));
        expect(past.rows.length).toBe(total > 10 ? 0 : page.length);
        // Where the index finds more than the cap, it need not be known how many.
        expect(past.matching ?? 11).toBe(Math.min(total, 11));
        const [pastCounted] = await read(countStatement(access, query, scope, 10));
        expect(Number(pastCounted?.[0])).toBe(Math.min(total, 11));
        for (const rows of [1, 100, ROWS]) {
          const near = await read(scanPage(access, query, scope, rows));
          if (near.length > query.size) expect(near.map(([id]) => id)).toEqual(page);
          const far = await read(sortedPage(access, query, scope, rows));
          expect(far.map(([id]) => id)).toEqual(page);
        }
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});
