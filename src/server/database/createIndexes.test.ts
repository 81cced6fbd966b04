import { afterAll, beforeAll, expect, it } from 'vitest';
import { createIndexes } from './createIndexes.ts';
import type { Database } from './database.ts';
import { openTestDatabase } from './testing/openTestDatabase.ts';

const NAME = 'customers_country_created_idx';
const STATEMENT = `CREATE INDEX IF NOT EXISTS "${NAME}" ON "customers" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);`;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close(), 60_000);

/** Creates indexes, and returns the statements that changed the database. */
async function create(...statements: string[]): Promise<string[]> {
  const client = await database.pool.connect();
  const run: string[] = [];
  const query = client.query.bind(client);
  const spied = Object.assign(Object.create(client), {
    query(text: string, values?: unknown[]) {
      if (!text.startsWith('select')) run.push(text);
      return query(text, values);
    },
  });
  await createIndexes(spied, statements).finally(() => client.release());
  return run;
}

const indexes = async (): Promise<boolean[]> => {
  const { rows } = await database.pool.query(
    `select indisvalid as valid from pg_index where indexrelid = to_regclass('${NAME}')`,
  );
  return rows.map(({ valid }) => valid);
};

it('creates the index of an existing table without a lock, and once', async () => {
  expect(await create(`\n${STATEMENT}`)).toEqual([STATEMENT.replace('INDEX', 'INDEX CONCURRENTLY')]);
  expect(await indexes()).toEqual([true]);
  expect(await create(STATEMENT)).toEqual([]);
  // As the migration does after it.
  await database.pool.query(STATEMENT);
  expect(await indexes()).toEqual([true]);
});

it('replaces an index whose creation was interrupted', async () => {
  await database.pool.query(`update pg_index set indisvalid = false where indexrelid = '${NAME}'::regclass`);
  expect(await indexes()).toEqual([false]);
  expect(await create(STATEMENT)).toEqual([
    `DROP INDEX CONCURRENTLY "${NAME}"`,
    STATEMENT.replace('INDEX', 'INDEX CONCURRENTLY'),
  ]);
  expect(await indexes()).toEqual([true]);
});

it('leaves to the migrations what needs a table or a column of theirs, and every other statement', async () => {
  await create(
    'CREATE INDEX IF NOT EXISTS "later_idx" ON "tables_of_later" ("id");',
    'CREATE INDEX IF NOT EXISTS "later_idx" ON "customers" ("column_of_later");',
    'CREATE INDEX "plain_idx" ON "customers" ("name");',
    'ALTER TABLE "customers" ADD COLUMN "column_of_later" text;',
  );
  const { rows } = await database.pool.query(
    `select to_regclass('later_idx') as later, to_regclass('plain_idx') as plain`,
  );
  expect(rows).toEqual([{ later: null, plain: null }]);
});

it('passes on every other error', async () => {
  await expect(create('CREATE INDEX IF NOT EXISTS "bad_idx" ON "customers" ((1 / 0 + length(name)));')).rejects.toThrow(
    'division by zero',
  );
  await expect(create('CREATE INDEX IF NOT EXISTS "bad_idx" ON "customers" SYNTAX;')).rejects.toThrow('syntax error');
});
