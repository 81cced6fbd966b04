import type { FileTree } from '../fileTree.ts';
import { Validators } from './Validators.ts';

let last: { readonly schemas: string; readonly validators: Validators } | undefined;

/** The validators of a tree's schemas. They are kept while the schemas stay as they are: compiling them is the dear part. */
export function validatorsOf(tree: FileTree): Validators {
  const schemas = JSON.stringify(
    [...tree].filter(([file]) => file.startsWith('schemas/') && !file.startsWith('schemas/generated/')),
  );
  if (last?.schemas !== schemas) last = { schemas, validators: new Validators(tree) };
  return last.validators;
}
