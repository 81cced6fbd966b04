import type { FileTree } from '../../fileTree.ts';
import { findCompiled } from './compiledSchemas.ts';
import { schemaTexts } from './schemaTexts.ts';
import { Validators } from './Validators.ts';

let last: { readonly texts: ReadonlyMap<string, string>; readonly validators: Validators } | undefined;

function areSame(some: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>): boolean {
  return some.size === others.size && [...some].every(([file, text]) => others.get(file) === text);
}

/** The validators of a tree's schemas. They are kept while the schemas stay as they are: compiling them is the dear part. */
export function validatorsOf(tree: FileTree): Validators {
  const texts = schemaTexts(tree);
  if (last === undefined || !areSame(last.texts, texts)) {
    last = { texts, validators: new Validators(tree, findCompiled(tree)) };
  }
  return last.validators;
}
