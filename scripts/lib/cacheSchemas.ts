import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { FileTree } from '#compiler/fileTree.ts';
import { schemasCode } from '#compiler/parse/schemas/schemasCode.ts';
import { cachedSchemasFile, loadCachedSchemas } from './cachedSchemas.ts';

/** Returns the code of a tree's compiled schemas, or `undefined` if a schema is invalid. */
function codeOf(tree: FileTree): string | undefined {
  try {
    return schemasCode(tree);
  } catch {
    return undefined;
  }
}

/**
 * Caches Ajv's output for a checkout's schemas in its .cache folder, for this process and later ones. Invalid schemas
 * are not cached.
 */
export function cacheSchemas(root: string, tree: FileTree): void {
  loadCachedSchemas(root);
  const file = cachedSchemasFile(root, tree);
  if (existsSync(file)) return;
  const code = codeOf(tree);
  if (code === undefined) return;
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true });
  // Another process may do the same: each writes its own file, and the last rename wins.
  const draft = join(folder, `${process.pid}.draft`);
  writeFileSync(draft, code);
  renameSync(draft, file);
  const earlier = readdirSync(folder).filter((name) => name.endsWith('.cjs') && name !== basename(file));
  for (const name of earlier) rmSync(join(folder, name), { force: true });
}
