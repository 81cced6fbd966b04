import { commitOf, git } from '../lib/git.ts';
import { UsageError } from '../lib/UsageError.ts';

/** The branches that a change may target. */
const TRUNKS = ['origin/main', 'main'];

/** Variables in which CI services state the commit before a push. `CONFIG_DIFF_BASE` is set by hand. */
const BEFORE_PUSH = ['CONFIG_DIFF_BASE', 'CI_COMMIT_BEFORE_SHA', 'GITHUB_EVENT_BEFORE'];

/** The value of a service if there was no commit before. */
const NO_COMMIT = /^0+$/;

const ADVICE =
  'Fetch the whole history (fetch-depth: 0), set CONFIG_DIFF_BASE to the commit before the push, or name a commit under reviewed_until in config/accepted-widenings.yaml.';

/** Returns the commit of a name. Throws UsageError if this checkout does not have it. */
function requireBase(root: string, name: string, from: string): string {
  const found = commitOf(root, name);
  if (found === undefined) throw new UsageError(`${from} names ${name}, which this checkout does not have. ${ADVICE}`);
  return found;
}

/** Returns the commit at which the checkout branched off the trunk; `undefined` on the trunk itself. */
function branchPoint(root: string, head: string): string | undefined {
  for (const trunk of TRUNKS) {
    const base = git(root, 'merge-base', 'HEAD', trunk);
    if (base !== undefined && base !== head) return base;
  }
  return undefined;
}

/**
 * Returns the commit to compare the checkout with, so that every commit of a push is checked: the branch point; on the
 * trunk, the commit before the push as reported by CI; else the commit up to which changes were reviewed. Throws
 * UsageError if the history has no base, such as in a clone of the last commit alone.
 */
export function chooseBase(root: string, reviewedUntil: string | undefined, env: NodeJS.ProcessEnv): string {
  const head = commitOf(root, 'HEAD');
  if (head === undefined) throw new UsageError('This folder is not a git checkout with a commit.');
  for (const name of BEFORE_PUSH) {
    const before = env[name];
    if (before !== undefined && before !== '' && !NO_COMMIT.test(before)) return requireBase(root, before, name);
  }
  const branched = branchPoint(root, head);
  if (branched !== undefined) return branched;
  if (reviewedUntil === undefined) throw new UsageError(`Nothing says what this checkout is a change of. ${ADVICE}`);
  return requireBase(root, reviewedUntil, 'reviewed_until in config/accepted-widenings.yaml');
}
