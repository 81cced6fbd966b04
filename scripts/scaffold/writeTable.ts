import { runNodeTool } from '../lib/runNodeTool.ts';
import { writeMigration } from '../lib/writeMigration.ts';

/** Writes the table of a new record and its migration, so that the next start has it. */
export function writeTable(root: string, table: string): void {
  runNodeTool(root, 'node_modules/tsx/dist/cli.mjs', ['scripts/generate/index.ts']);
  console.log(`  wrote   src/server/database/schema/records, ${writeMigration(root, table)}`);
}

/** Writes anew what the people of the snapshots see, for review. */
export function writeOutlines(root: string): void {
  runNodeTool(root, 'node_modules/vitest/vitest.mjs', [
    'run',
    '--config=scripts/vitest.config.ts',
    'tests/config/outlines.test.ts',
    '-u',
  ]);
  console.log('  wrote   tests/snapshots/outlines');
}
