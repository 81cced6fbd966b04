import { spawnSync } from 'node:child_process';
import { type FileTree, longest, TREE_FOLDERS } from '#compiler/fileTree.ts';
import { UsageError } from '../lib/UsageError.ts';

/** Maximum output of git, in bytes. */
const MOST = 256 * 1024 * 1024;

function git(root: string, args: readonly string[], input?: string): Buffer {
  const { status, stdout, stderr, error } = spawnSync('git', [...args], { cwd: root, input, maxBuffer: MOST });
  if (error !== undefined) throw new UsageError(`git cannot be run: ${error.message}.`);
  if (status !== 0) throw new UsageError(`git ${args[0]}: ${stderr.toString('utf8').trim()}`);
  return stdout;
}

/** Splits the output of `git cat-file --batch`: a line `<object> <type> <size>`, the bytes, a line feed. */
function splitBatch(bytes: Buffer): string[] {
  const texts: string[] = [];
  let start = 0;
  while (start < bytes.length) {
    const end = bytes.indexOf('\n', start);
    const size = Number(bytes.toString('utf8', start, end).split(' ')[2]);
    texts.push(bytes.toString('utf8', end + 1, end + 1 + size));
    start = end + size + 2;
  }
  return texts;
}

/** Reads the compiler's files of a commit without a checkout. Throws UsageError if git fails. */
export function readGitTree(root: string, commit: string): FileTree {
  const listing = git(root, ['ls-tree', '-r', '-z', commit, '--', ...TREE_FOLDERS]).toString('utf8');
  const files: { file: string; object: string }[] = [];
  for (const entry of listing.split('\0')) {
    const [about, file] = entry.split('\t');
    const [mode, type, object] = (about ?? '').split(' ');
    const isHidden = file?.split('/').some((part) => part.startsWith('.'));
    if (file === undefined || object === undefined || isHidden) continue;
    // Links and submodules are not files of the config.
    if (type === 'blob' && mode?.startsWith('100')) files.push({ file, object });
  }
  const texts = splitBatch(git(root, ['cat-file', '--batch'], `${files.map(({ object }) => object).join('\n')}\n`));
  const tree = new Map<string, string>();
  for (const [index, { file }] of files.entries()) {
    const text = texts[index] ?? '';
    tree.set(file, text.slice(0, longest(file) + 1));
  }
  return tree;
}
