import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { UsageError } from './UsageError.ts';

/**
 * Runs a script with node and returns its output without printing it. Throws UsageError with the output if the script
 * fails.
 */
export function runNodeTool(root: string, script: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new UsageError(`${script} failed:\n${stdout}${stderr}`);
  return stdout + stderr;
}
