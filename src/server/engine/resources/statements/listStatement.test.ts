import { randomUUID } from 'node:crypto';
import { escapeIdentifier, escapeLiteral } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import type { Database } from '../../../database/database.ts';
import { type BusinessScope, readInBusiness } from '../../../database/inBusiness.ts';
import { insertTransactions } from '../../../database/testing/insertTransactions.ts';
import { openTestDatabase } from '../../../database/testing/openTestDatabase.ts';
import type { ListQuery } from '../query/listQuery.ts';
import { transactionAccess } from '../testing/transactionAccess.ts';
import { listStatement } from './listStatement.ts';

// Files of a worker share their modules, and with them the names of statements, of which there are 500: this one has its own.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

const scope: BusinessScope = { businessId: randomUUID(), environment: 'PRODUCTION' };

let database: Database;
let access: ResourceAccess;

beforeAll(async () => {
  access = transactionAccess();
  database = await openTestDatabase();
  await insertTransactions(database.pool, scope, 5000);
  await database.pool.query(`update transactions set status = 'COMPLETED'`);
  await database.pool.query('analyze transactions');
}, 60_000);

afterAll(() => database.close(), 60_000);

function pageOf(status: string | undefined) {
  const conditions: ListQuery['conditions'] =
    status === undefined ? [] : [{ kind: 'one-of', field: 'status', values: [status] }];
  const query: ListQuery = {
    sort: { field: 'created', order: 'desc' },
    start: 0,
    size: 10,
    cursor: undefined,
    conditions,
    segment: [],
    search: undefined,
  };
  return listStatement(access, query, scope);
}

/** The plan of a statement where another with the same text has been read often, on one connection. */
async function planAfter(often: ReturnType<typeof pageOf>, { name = '', values, planMode }: ReturnType<typeof pageOf>) {
  const literals = values.map((value) => escapeLiteral(String(value))).join(', ');
  const explain = { text: `explain execute ${escapeIdentifier(name)}(${literals})`, values: [], planMode };
  const results = await readInBusiness(database.pool, scope, [...Array(8).fill(often), explain]);
  return JSON.stringify(results.at(-1)?.rows);
}

describe('the plan of a page', () => {
  it('uses the index of a value that no row has, after queries for a value of nearly all rows', async () => {
    const plan = await planAfter(pageOf('COMPLETED'), pageOf('FAILED'));
    expect(plan).toContain('transactions_status_created_idx');
    expect(plan).toContain('FAILED');
  });

  it('is made once for a list without conditions', async () => {
    const plan = await planAfter(pageOf(undefined), pageOf(undefined));
    expect(plan).toContain('transactions_created_idx');
    expect(plan).not.toContain(scope.businessId);
  });
});
