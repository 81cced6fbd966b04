import { git, requireCommit } from '../../lib/git.ts';
import { UsageError } from '../../lib/UsageError.ts';

/** The module that keeps figures: a commit without it cannot be compared. */
const KEEPS_FIGURES = 'scripts/bench/results/resultFiles.ts';

/** What decides which tables and rows a filled database has. */
const FILLS = ['src/server/database/migrations', 'src/demo'];

/** Returns the short hash of a ref. Throws UsageError for an unknown ref, and for a commit whose bench keeps no figures. */
export function requireComparable(root: string, ref: string): string {
  const found = requireCommit(root, ref);
  const commit = git(root, 'rev-parse', '--short', found) ?? found;
  if (git(root, 'cat-file', '-e', `${commit}:${KEEPS_FIGURES}`) !== undefined) return commit;
  const first = git(root, 'log', '--diff-filter=A', '--max-count=1', '--format=%h of %cs', '--', KEEPS_FIGURES);
  const since = first ? `from ${first} on` : `once ${KEEPS_FIGURES} is committed`;
  throw new UsageError(`The bench of ${commit} keeps no figures, so that it cannot be compared. It does ${since}.`);
}

/** Whether a checkout fills a database as another commit does. */
export function fillsAlike(root: string, commit: string): boolean {
  const isChanged = git(root, 'diff', '--quiet', commit, '--', ...FILLS) === undefined;
  return !isChanged && git(root, 'ls-files', '--others', '--exclude-standard', '--', ...FILLS) === '';
}
