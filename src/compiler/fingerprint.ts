import { createHash } from 'node:crypto';
import type { FileTree } from './fileTree.ts';

/** A short text that changes with any byte or name of a tree's files. */
export function fingerprint(tree: FileTree): string {
  const hash = createHash('sha256');
  for (const file of [...tree.keys()].sort()) hash.update(JSON.stringify([file, tree.get(file)]));
  return hash.digest('base64url').slice(0, 22);
}
