import { closeSync, openSync, readdirSync, readSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type FileTree, LONGEST_FILE, TREE_FOLDERS } from './fileTree.ts';

/** At most this many bytes of a file are read: enough to know that it is too long. */
const LONGEST_READ = LONGEST_FILE * 4 + 1;

function readText(path: string, size: number): string {
  const bytes = Buffer.alloc(Math.min(size, LONGEST_READ));
  const descriptor = openSync(path, 'r');
  try {
    const read = readSync(descriptor, bytes, 0, bytes.length, 0);
    return bytes.toString('utf8', 0, read);
  } finally {
    closeSync(descriptor);
  }
}

function isInside(root: string, path: string): boolean {
  return path === root || path.startsWith(root + sep);
}

function readFolder(root: string, folder: string, tree: Map<string, string>): void {
  for (const name of readdirSync(join(root, folder)).sort()) {
    // Editors, desktops and mounts keep files of their own under such names.
    if (name.startsWith('.') || name.endsWith('~')) continue;
    const path = join(root, folder, name);
    const file = `${folder}/${name}`;
    const stat = statSync(path, { throwIfNoEntry: false });
    // A symbolic link may point to a file of the same tree (mounted config does that); it may not lead out of it.
    if (stat === undefined || !isInside(root, realpathSync(path))) continue;
    if (stat.isDirectory()) readFolder(root, file, tree);
    else if (stat.isFile()) tree.set(file, readText(path, stat.size));
  }
}

/**
 * Reads config/, schemas/, brands/ and locales/ below a root. A folder that is not there has no files.
 * Bytes that are not UTF-8 become U+FFFD, which `compile` reports. The only place of the compiler that touches the disk.
 */
export function loadFileTree(root: string): FileTree {
  const tree = new Map<string, string>();
  const base = realpathSync(root);
  for (const folder of TREE_FOLDERS) {
    const stat = statSync(join(base, folder), { throwIfNoEntry: false });
    if (stat?.isDirectory()) readFolder(base, folder, tree);
  }
  return tree;
}
