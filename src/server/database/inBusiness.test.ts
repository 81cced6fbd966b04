import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { type BusinessScope, inBusiness, readInBusiness } from './inBusiness.ts';
import { activity_logs, transactions } from './schema/index.ts';
import { insertTransactions } from './testing/insertTransactions.ts';
import { openTestDatabase } from './testing/openTestDatabase.ts';

const mine: BusinessScope = { businessId: randomUUID(), environment: 'PRODUCTION' };
const mineInTest: BusinessScope = { ...mine, environment: 'DEVELOPMENT' };
const other: BusinessScope = { businessId: randomUUID(), environment: 'PRODUCTION' };

const everything = {
  name: 'count_everything',
  text: 'select count(*)::int from transactions',
  values: [],
  rowMode: 'array',
} as const;

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await insertTransactions(database.pool, mine, 5);
  await insertTransactions(database.pool, mineInTest, 3);
  await insertTransactions(database.pool, other, 2);
}, 60_000);

afterAll(() => database.close(), 60_000);

async function count(scope: BusinessScope): Promise<unknown> {
  const [result] = await readInBusiness(database.pool, scope, [everything]);
  return result?.rows[0][0];
}

/** What a connection holds between two transactions. */
async function leftBehind() {
  const text = `select current_user = session_user as self, nullif(current_setting('app.business_id', true), '') as business, current_setting('statement_timeout') as timeout`;
  return (await database.pool.query(text)).rows[0];
}

describe('readInBusiness', () => {
  it('sees one business and environment, for every query', async () => {
    expect([await count(mine), await count(mineInTest), await count(other)]).toEqual([5, 3, 2]);
    const [stolen] = await readInBusiness(database.pool, mine, [
      { text: 'select id from transactions where business_id = $1', values: [other.businessId] },
    ]);
    expect(stolen?.rows).toEqual([]);
  });

  it('returns every result in order, in the requested row mode', async () => {
    const results = await readInBusiness(database.pool, mine, [
      { text: 'select $1::int as a', values: [1] },
      { name: 'second', text: 'select $1::text as b', values: ['two'], rowMode: 'array' },
    ]);
    expect(results.map((result) => result.rows)).toEqual([[{ a: 1 }], [['two']]]);
  });

  it('throws the error of the query that failed, and leaves a clean connection', async () => {
    const before = await leftBehind();
    const failing = { text: 'select 1 / $1::int', values: [0] };
    for (let tries = 0; tries < 3; tries++) {
      await expect(readInBusiness(database.pool, mine, [everything, failing, everything])).rejects.toThrow(
        'division by zero',
      );
    }
    expect(await leftBehind()).toEqual(before);
    expect(await count(mine)).toBe(5);
    expect(database.pool.idleCount).toBe(database.pool.totalCount);
  });

  it('survives a named query that could not be prepared', async () => {
    const wrong = { name: 'wrong', text: 'select nothing_like_it from transactions where amount > $1', values: [1] };
    for (let tries = 0; tries < 2; tries++) {
      await expect(readInBusiness(database.pool, mine, [wrong])).rejects.toThrow(
        'column "nothing_like_it" does not exist',
      );
    }
    expect(await count(mine)).toBe(5);
  });

  it('cannot write', async () => {
    const write = { text: `update transactions set status = 'FAILED'`, values: [] };
    await expect(readInBusiness(database.pool, mine, [write])).rejects.toThrow(
      'cannot execute UPDATE in a read-only transaction',
    );
  });

  it('refuses a scope that is not what it seems', async () => {
    const text = `${mine.businessId}'; RESET ROLE; --`;
    await expect(readInBusiness(database.pool, { ...mine, businessId: text }, [everything])).rejects.toThrow(
      'businessId is not a UUID',
    );
    const environment = 'STAGING' as 'PRODUCTION';
    await expect(readInBusiness(database.pool, { ...mine, environment }, [everything])).rejects.toThrow(
      'environment is unknown',
    );
  });

  it('keeps many at once apart', async () => {
    const scopes = Array.from({ length: 60 }, (_, index) => [mine, mineInTest, other][index % 3] ?? mine);
    const counts = await Promise.all(scopes.map(count));
    expect(counts).toEqual(scopes.map((scope) => (scope === mine ? 5 : scope === mineInTest ? 3 : 2)));
  });
});

describe('inBusiness', () => {
  const row = (scope: BusinessScope) => ({
    business_id: scope.businessId,
    environment: scope.environment,
    id: randomUUID(),
    created: new Date('2026-11-21T01:02:03.004Z'),
    action: 'SIGN_IN' as const,
    actor_type: 'PERSON' as const,
    actor_name: 'Sari',
  });

  it('commits, and keeps a moment to the millisecond', async () => {
    const id = await inBusiness(database.pool, mine, async (transaction) => {
      const [made] = await transaction.insert(activity_logs).values(row(mine)).returning();
      return made?.id ?? '';
    });
    const [found] = await inBusiness(database.pool, mine, (transaction) =>
      transaction.select().from(activity_logs).where(eq(activity_logs.id, id)),
    );
    expect(found?.created.toISOString()).toBe('2026-11-21T01:02:03.004Z');
  });

  it('refuses a row of another business or environment', async () => {
    for (const scope of [other, mineInTest]) {
      const write = inBusiness(database.pool, mine, (transaction) =>
        transaction.insert(activity_logs).values(row(scope)),
      );
      await expect(write).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  });

  it('changes nothing of another business', async () => {
    await inBusiness(database.pool, other, (transaction) =>
      transaction.update(transactions).set({ description: 'seen' }),
    );
    const [result] = await readInBusiness(database.pool, mine, [
      { text: 'select count(*)::int from transactions where description is not null', values: [], rowMode: 'array' },
    ]);
    expect(result?.rows).toEqual([[0]]);
  });

  it('never changes or removes what was logged', async () => {
    for (const statement of [sql`update activity_logs set actor_name = ''`, sql`delete from activity_logs`]) {
      const write = inBusiness(database.pool, mine, (transaction) => transaction.execute(statement));
      await expect(write).rejects.toMatchObject({ cause: { message: 'permission denied for table activity_logs' } });
    }
  });

  it('reads no person, password or session', async () => {
    for (const table of ['users', 'user_emails', 'passwords', 'sessions', 'outbox_messages']) {
      const read = inBusiness(database.pool, mine, (transaction) =>
        transaction.execute(sql.raw(`select * from ${table}`)),
      );
      await expect(read).rejects.toMatchObject({ cause: { message: `permission denied for table ${table}` } });
    }
  });

  it('rolls back what throws, and leaves a clean connection', async () => {
    const before = await leftBehind();
    const made = row(mine);
    const write = inBusiness(database.pool, mine, async (transaction) => {
      await transaction.insert(activity_logs).values(made);
      throw new Error('changed my mind');
    });
    await expect(write).rejects.toThrow('changed my mind');
    expect(await leftBehind()).toEqual(before);
    const found = await inBusiness(database.pool, mine, (transaction) =>
      transaction.select().from(activity_logs).where(eq(activity_logs.id, made.id)),
    );
    expect(found).toEqual([]);
  });

  it('does not say that it committed when a statement had failed and the work went on', async () => {
    const write = inBusiness(database.pool, mine, async (transaction) => {
      await transaction.insert(activity_logs).values(row(mine));
      await transaction.execute(sql`select 1 / 0`).catch(() => undefined);
    });
    await expect(write).rejects.toThrow('transaction rolled back: one of its statements failed');
  });
});
