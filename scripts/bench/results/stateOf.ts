import { git } from '../../lib/git.ts';

/** The short hash of a checkout's commit, with `-dirty` if its files differ from it; `unknown` without git. */
export function stateOf(root: string): string {
  const commit = git(root, 'rev-parse', '--short', 'HEAD');
  if (commit === undefined) return 'unknown';
  return git(root, 'status', '--porcelain') === '' ? commit : `${commit}-dirty`;
}
