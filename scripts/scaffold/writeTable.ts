import { spawnSync } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadFileTree } from '#compiler/load.ts';
import { UsageError } from '../lib/UsageError.ts';
import { rowSecurity, tableFiles } from './tableFiles.ts';

const MIGRATIONS = 'src/server/db/migrations';

function tool(root: string, script: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new UsageError(`${script} failed:\n${stdout}${stderr}`);
}

function migrations(root: string): string[] {
  return readdirSync(join(root, MIGRATIONS)).filter((name) => name.endsWith('.sql'));
}

/** Writes the table of a new record and its migration, so that the next start has it. */
export function writeTable(root: string, record: string, table: string): void {
  const files = tableFiles(loadFileTree(root), `schemas/records/${record}.schema.json`, (file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  for (const [file, text] of files) writeFileSync(join(root, file), text);
  tool(root, '@biomejs/biome/bin/biome', ['check', '--write', '--vcs-enabled=false', ...files.keys()]);
  const before = migrations(root);
  tool(root, 'drizzle-kit/bin.cjs', ['generate', '--config', 'scripts/drizzle.config.ts', '--name', table]);
  const [written] = migrations(root).filter((name) => !before.includes(name));
  if (written === undefined) throw new UsageError('drizzle-kit wrote no migration.');
  appendFileSync(join(root, MIGRATIONS, written), `\n${rowSecurity(table)}`);
  for (const file of [...files.keys(), `${MIGRATIONS}/${written}`]) console.log(`  wrote   ${file}`);
}

/** Writes anew what the people of the snapshots see, for review. */
export function writeOutlines(root: string): void {
  tool(root, 'vitest/vitest.mjs', ['run', '--config=scripts/vitest.config.ts', 'tests/config/outlines.test.ts', '-u']);
  console.log('  wrote   tests/snapshots/outlines');
}
