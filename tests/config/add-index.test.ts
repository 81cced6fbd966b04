import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withSkippedIndexes } from '../../scripts/lib/writeMigration.ts';
import { ROOT } from './sampleTree.ts';

const FOLDER = join(ROOT, 'src/server/database/migrations');

/** Written by hand, before there was a table. */
const LAST_OF_BASE = '0012_row_security.sql';

it('a migration skips the indexes of existing tables, which the start creates before it', () => {
  const index = (name: string, table: string) => `CREATE INDEX "${name}" ON "${table}" USING btree ("id");`;
  const sql = ['CREATE TABLE "refunds" (\n\t"id" uuid\n);', index('a_idx', 'refunds'), index('b_idx', 'customers')];
  const unique = 'CREATE UNIQUE INDEX "c_idx" ON "customers" USING btree ("name");';
  expect(
    withSkippedIndexes([...sql, unique].join('\n'))
      .split('\n')
      .slice(3),
  ).toEqual([
    index('a_idx', 'refunds'),
    'CREATE INDEX IF NOT EXISTS "b_idx" ON "customers" USING btree ("id");',
    unique,
  ]);
});

it('every migration skips them', () => {
  const sql = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));
  expect(files).toContain(LAST_OF_BASE);
  const locking = files.filter((file) => file > LAST_OF_BASE && withSkippedIndexes(sql(file)) !== sql(file));
  expect(locking).toEqual([]);
});
