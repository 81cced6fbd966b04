import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { FileTree } from '#compiler/fileTree.ts';
import { schemasCode } from '#compiler/parse/schemasCode.ts';
import { beginWithKeptSchemas, keptFile } from './keptSchemas.ts';

/** The code of a tree's compiled schemas, or nothing where one is at fault. */
function codeOf(tree: FileTree): string | undefined {
  try {
    return schemasCode(tree);
  } catch {
    return undefined;
  }
}

/**
 * Keeps what Ajv makes of a checkout's schemas in its .cache folder, for this process and the next ones to use. Schemas
 * that are at fault are not kept.
 */
export function keepSchemas(root: string, tree: FileTree): void {
  beginWithKeptSchemas(root);
  const file = keptFile(root, tree);
  if (existsSync(file)) return;
  const code = codeOf(tree);
  if (code === undefined) return;
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true });
  // Another process may be at it too: each writes a file of its own, and either may stand in the end.
  const draft = join(folder, `${process.pid}.draft`);
  writeFileSync(draft, code);
  renameSync(draft, file);
  const earlier = readdirSync(folder).filter((name) => name.endsWith('.cjs') && name !== basename(file));
  for (const name of earlier) rmSync(join(folder, name), { force: true });
}
