import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git } from '../../lib/git.ts';
import { UsageError } from '../../lib/UsageError.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs work in a checkout of another commit, a git worktree in the system's folder of temporary files. It is removed after
 * an error too, and when the process is interrupted: then the signal aborts, and the work throws its reason.
 */
export async function withCheckout(
  root: string,
  commit: string,
  work: (folder: string, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const controller = new AbortController();
  const interrupt = () => controller.abort(new UsageError('Interrupted.'));
  // Also while the checkout is being removed: a second Ctrl-C does not leave half of it.
  for (const name of SIGNALS) process.on(name, interrupt);
  const parent = mkdtempSync(join(tmpdir(), 'beranda-bench-'));
  const folder = join(parent, 'checkout');
  try {
    if (git(root, 'worktree', 'add', '--detach', folder, commit) === undefined)
      throw new UsageError(`git cannot check ${commit} out into ${folder}.`);
    await work(folder, controller.signal);
  } finally {
    git(root, 'worktree', 'remove', '--force', '--force', folder);
    rmSync(parent, { recursive: true, force: true });
    git(root, 'worktree', 'prune');
    for (const name of SIGNALS) process.off(name, interrupt);
  }
}
