import { runNodeTool } from '../lib/runNodeTool.ts';
import { writeMigration } from '../lib/writeMigration.ts';

/** Writes the table of a new record and its migration, which the next start applies. */
export function writeTable(root: string, table: string): void {
  runNodeTool(root, 'node_modules/tsx/dist/cli.mjs', ['scripts/generate/index.ts']);
  console.log(`  wrote   src/server/database/schema/records, ${writeMigration(root, table)}`);
}

/** Writes the outline snapshots again, for review. */
export function writeOutlines(root: string): void {
  runNodeTool(root, 'node_modules/vitest/vitest.mjs', [
    'run',
    '--config=scripts/vitest.config.ts',
    'tests/config/outlines.test.ts',
    '-u',
  ]);
  console.log('  wrote   tests/snapshots/outlines');
}
