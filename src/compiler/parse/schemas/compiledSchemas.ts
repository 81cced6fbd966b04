import type { ValidateFunction } from 'ajv';
import type { FileTree } from '../../fileTree.ts';

/** What Ajv made of the schemas of a tree, by file. */
export type CompiledSchemas = Readonly<Record<string, ValidateFunction>>;

/** Finds what was made of a tree's schemas before, by this process or another. */
export type FindCompiled = (tree: FileTree) => CompiledSchemas | undefined;

let find: FindCompiled | undefined;

/** Has the compiler ask before it compiles schemas, which takes longer than all else. It does not touch the disk itself. */
export function askForCompiled(requested: FindCompiled | undefined): void {
  find = requested;
}

/** What was made of a tree's schemas before, if anybody knows. */
export function findCompiled(tree: FileTree): CompiledSchemas | undefined {
  return find?.(tree);
}
