import { spawnSync } from 'node:child_process';

/** The branches that a change may be meant for. */
const TRUNKS = ['origin/main', 'main'];

function commit(root: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', [...args], { cwd: root, encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : undefined;
}

/**
 * What the checkout is a change of: where it left the trunk, or, on the trunk, the commit before. `undefined` where the
 * history does not tell: no git, a first commit, a clone of the last commit alone.
 */
export function chooseBase(root: string): string | undefined {
  const head = commit(root, ['rev-parse', '--verify', '--quiet', 'HEAD']);
  if (head === undefined) return undefined;
  for (const trunk of TRUNKS) {
    const base = commit(root, ['merge-base', 'HEAD', trunk]);
    if (base !== undefined && base !== head) return base;
  }
  return commit(root, ['rev-parse', '--verify', '--quiet', 'HEAD~1']);
}
