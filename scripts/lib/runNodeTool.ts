import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { UsageError } from './UsageError.ts';

/** Runs a script with node and shows nothing unless it fails. Throws UsageError with what it printed. */
export function runNodeTool(root: string, script: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new UsageError(`${script} failed:\n${stdout}${stderr}`);
}
