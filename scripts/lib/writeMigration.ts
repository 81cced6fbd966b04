import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FileTree, filesBelow } from '#compiler/fileTree.ts';
import { loadFileTree } from '#compiler/load.ts';
import { readRecord } from '#compiler/parse/files/readRecord.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { runNodeTool } from './runNodeTool.ts';
import { UsageError } from './UsageError.ts';

const FOLDER = 'src/server/database/migrations';

function migrations(root: string): string[] {
  return readdirSync(join(root, FOLDER)).filter((name) => name.endsWith('.sql'));
}

/** Removes old snapshots of drizzle-kit, which reads only the newest one. */
function removeOldSnapshots(root: string): void {
  const folder = join(root, FOLDER, 'meta');
  const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
  for (const old of snapshots.sort().slice(0, -1)) rmSync(join(folder, old));
}

/** Returns the records by table. */
function recordsByTable(tree: FileTree): Map<string, RecordSchema> {
  const tables = new Map<string, RecordSchema>();
  for (const file of filesBelow(tree, 'schemas/records', '.schema.json')) {
    const { record } = readRecord(file, tree.get(file) ?? '');
    if (record !== undefined) tables.set(record.table, record);
  }
  return tables;
}

/** Appends the search index of a table to a migration: the fields of `x-search`. */
export function appendSearch(file: string, { table, search }: RecordSchema): void {
  appendFileSync(file, `\n--> statement-breakpoint\nSELECT make_searchable('${table}', '{${search.join(',')}}');`);
}

/**
 * Lets the start create the indexes of existing tables before the migration, without locking the tables: it skips an index
 * that exists.
 */
export function withSkippedIndexes(sql: string): string {
  const created = new Set([...sql.matchAll(/^CREATE TABLE "(\w+)"/gm)].map(([, table]) => table));
  return sql.replaceAll(/^CREATE INDEX (?="\w+" ON "(\w+)")/gm, (statement, table: string) =>
    created.has(table) ? statement : 'CREATE INDEX IF NOT EXISTS ',
  );
}

/**
 * Writes the next migration and returns its file. drizzle-kit supports neither forced row-level security nor grants:
 * they are added for each new table of a business. Throws UsageError if drizzle-kit fails or nothing changed.
 */
export function writeMigration(root: string, name: string): string {
  const before = migrations(root);
  const said = runNodeTool(root, 'node_modules/drizzle-kit/bin.cjs', [
    'generate',
    '--config',
    'scripts/drizzle.config.ts',
    '--name',
    name,
  ]);
  const [written] = migrations(root).filter((file) => !before.includes(file));
  // It fails without an error exit code.
  if (written === undefined && said.includes('Interactive prompts')) {
    throw new UsageError(
      'A column went and another came: a rename has to be confirmed in a terminal. Run it there:\n' +
        `node node_modules/drizzle-kit/bin.cjs generate --config scripts/drizzle.config.ts --name ${name}`,
    );
  }
  if (written === undefined) throw new UsageError('The tables are as the last migration left them: nothing to write.');
  removeOldSnapshots(root);
  const file = join(FOLDER, written);
  const sql = withSkippedIndexes(readFileSync(join(root, file), 'utf8'));
  writeFileSync(join(root, file), sql);
  const records = recordsByTable(loadFileTree(root));
  const tables = [...sql.matchAll(/^CREATE TABLE "(\w+)" \(\n\t"business_id" uuid NOT NULL,\n\t"environment"/gm)];
  for (const [, table = ''] of tables) {
    const rights = records.get(table)?.appendOnly ? 'SELECT, INSERT' : 'SELECT, INSERT, UPDATE';
    appendFileSync(
      join(root, file),
      `\n--> statement-breakpoint\nSELECT protect_tenant_table('${table}', '${rights}');`,
    );
    const record = records.get(table);
    if (record !== undefined && record.search.length > 0) appendSearch(join(root, file), record);
  }
  return file;
}
