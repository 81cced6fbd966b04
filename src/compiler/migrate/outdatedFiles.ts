import type { FileTree } from '../fileTree.ts';
import { fileKind } from '../parse/files/fileKinds.ts';
import { migrateText } from './migrateText.ts';
import { CURRENT_VERSION } from './migrateValue.ts';

/** The version that a file says it is written in, without parsing it. */
const VERSION = /^version:[ \t]*(\d+)[ \t]*(?:#.*)?$/m;

/** The files of a tree that are written in an earlier version, with their text in the present one. */
export function outdatedFiles(tree: FileTree): Map<string, string> {
  const outdated = new Map<string, string>();
  for (const [file, text] of tree) {
    const kind = fileKind(file);
    if (kind === undefined || Number(VERSION.exec(text)?.[1] ?? CURRENT_VERSION) >= CURRENT_VERSION) continue;
    const migrated = migrateText(kind.kind, text);
    if (migrated !== text) outdated.set(file, migrated);
  }
  return outdated;
}
