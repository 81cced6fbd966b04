// npm run add-index -- <record> <fields…>: adds an index to a record's schema, and writes its migration.
// npm run add-index -- <record> --search <field>: makes a field searchable; --last-four finds it by its last four
// characters.
import './lib/closedPipe.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadFileTree } from '#compiler/load.ts';
import { runNodeTool } from './lib/runNodeTool.ts';
import { UsageError } from './lib/UsageError.ts';
import { appendSearch, writeMigration } from './lib/writeMigration.ts';
import { type IndexKeyword, withIndex } from './scaffold/withIndex.ts';

const USAGE = `npm run add-index -- customer country created
npm run add-index -- customer --search name
npm run add-index -- customer --last-four phone_number`;

/** What the next start does with the migration. */
const EFFECTS: Readonly<Record<IndexKeyword, string>> = {
  'x-indexes': 'The next start creates the index; on a PostgreSQL server writes to the table go on meanwhile.',
  'x-search':
    'The next start fills the search of the table, and writes to the table wait meanwhile. Start it at a quiet time if the table is large.',
  'x-last-four':
    'The next start adds a column, and reads and writes of the table wait until all rows have it. Start it at a quiet time if the table is large.',
};

function keywordOf(values: { readonly search?: boolean; readonly 'last-four'?: boolean }): IndexKeyword {
  if (values.search) return 'x-search';
  return values['last-four'] ? 'x-last-four' : 'x-indexes';
}

function run(root: string): void {
  const options = { search: { type: 'boolean' }, 'last-four': { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [record, ...fields] = positionals;
  if (record === undefined || fields.length === 0) throw new UsageError(USAGE);
  const keyword = keywordOf(values);
  const { file, text, record: changed } = withIndex(loadFileTree(root), record, keyword, fields);
  const before = readFileSync(join(root, file), 'utf8');
  writeFileSync(join(root, file), text);
  try {
    runNodeTool(root, 'node_modules/@biomejs/biome/bin/biome', ['format', '--write', file]);
    runNodeTool(root, 'node_modules/tsx/dist/cli.mjs', ['scripts/generate/index.ts']);
    const migration = writeMigration(root, `${record}_${fields.join('_')}`.replaceAll('-', '_'));
    if (values.search) appendSearch(join(root, migration), changed);
    console.log(
      `  changed ${file}\n  wrote   ${migration}\n\n${EFFECTS[keyword]} Commit both files and src/server/database.`,
    );
  } catch (error) {
    writeFileSync(join(root, file), before);
    runNodeTool(root, 'node_modules/tsx/dist/cli.mjs', ['scripts/generate/index.ts']);
    throw error;
  }
}

try {
  run(fileURLToPath(new URL('..', import.meta.url)));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
