import { spawnSync } from 'node:child_process';
import { UsageError } from './UsageError.ts';

/** Runs git in a checkout. Returns what it prints, trimmed; `undefined` if it does not succeed. */
export function git(root: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout.trim() : undefined;
}

/** The full hash of the commit of a name; `undefined` if the checkout has none. */
export function commitOf(root: string, name: string): string | undefined {
  return git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
}

/** The full hash of the commit of a name. Throws UsageError if the checkout has none. */
export function requireCommit(root: string, name: string): string {
  const commit = commitOf(root, name);
  if (commit === undefined) throw new UsageError(`This checkout has no commit "${name}".`);
  return commit;
}
