import { afterAll, beforeAll, expect, it } from 'vitest';
import { compile } from '#compiler/compile.ts';
import { loadFileTree } from '#compiler/load.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { Database } from './database.ts';
import { findMissingIndexes, warnOfMissingIndexes } from './missingIndexes.ts';
import { packageRoot } from './packageRoot.ts';
import { openTestDatabase } from './testing/openTestDatabase.ts';

let database: Database;
let records: readonly RecordSchema[];

beforeAll(async () => {
  database = await openTestDatabase();
  records = [...(compile(loadFileTree(packageRoot())).config?.records.values() ?? [])];
}, 60_000);

afterAll(() => database.close(), 60_000);

async function run(command: string): Promise<void> {
  for (const statement of command.split('; ')) await database.pool.query(statement);
}

const missing = () => findMissingIndexes(database.pool, records);

it('misses nothing in a database that the migrations have made', async () => {
  expect(records.length).toBeGreaterThan(50);
  expect(await missing()).toEqual([]);
});

it('names an index that was dropped, once, with the command that makes it', async () => {
  await run('DROP INDEX transactions_status_created_idx');
  const command =
    'CREATE INDEX CONCURRENTLY "transactions_status_created_idx" ON "transactions" ("business_id", "environment", "status" DESC, "created" DESC, "id" DESC);';
  expect(await missing()).toEqual([{ name: 'transactions_status_created_idx', table: 'transactions', command }]);
  const warnings: unknown[] = [];
  await warnOfMissingIndexes(database.pool, records, { warn: (...line: unknown[]) => void warnings.push(line) });
  expect(warnings).toEqual([
    [
      { index: 'transactions_status_created_idx', table: 'transactions' },
      `The database has no usable index transactions_status_created_idx; lists of transactions may be slow. Create it: ${command}`,
    ],
  ]);
  await run(command);
  expect(await missing()).toEqual([]);
});

it('has every declared kind made by its command', async () => {
  // Businesses are not a record of lists.
  const { rows } = await database.pool.query<{ name: string }>(
    `select indexname as name from pg_indexes where schemaname = 'public' and tablename <> 'businesses'
     and (indexname like '%\\_last\\_four\\_idx' or indexname like '%\\_search\\_idx' and indexdef like '%btree%')`,
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const { name } of rows) await run(`DROP INDEX "${name}"`);
  const dropped = await missing();
  expect(dropped.map(({ name }) => name).sort()).toEqual(rows.map(({ name }) => name).sort());
  for (const { command } of dropped) await run(command);
  expect(await missing()).toEqual([]);
});

it('takes an index by another name, and none that is partial or that was never finished', async () => {
  const name = 'customers_created_idx';
  await run(`ALTER INDEX ${name} RENAME TO customers_by_day`);
  expect(await missing()).toEqual([]);
  await run(
    `DROP INDEX customers_by_day; CREATE INDEX ${name} ON customers (business_id, environment, created DESC, id DESC) WHERE name <> ''`,
  );
  const [partial] = await missing();
  expect(partial?.command).toMatch(`DROP INDEX CONCURRENTLY "${name}"; CREATE INDEX CONCURRENTLY "${name}"`);
  await run(partial?.command ?? '');
  expect(await missing()).toEqual([]);
  await database.pool.query(`update pg_index set indisvalid = false where indexrelid = '${name}'::regclass`);
  const [unfinished] = await missing();
  await run(unfinished?.command ?? '');
  expect(await missing()).toEqual([]);
});
