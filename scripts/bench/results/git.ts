import { spawnSync } from 'node:child_process';

/** Runs git in a checkout. Returns what it prints, trimmed; `undefined` if it does not succeed. */
export function git(root: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout.trim() : undefined;
}
