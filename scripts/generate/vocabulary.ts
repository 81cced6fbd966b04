import { compile } from '#compiler/compile.ts';
import { loadFileTree } from '#compiler/load.ts';
import { VOCABULARY_FILE } from '#compiler/parse/schemas/openVocabulary.ts';

/** Returns the vocabulary for the editor, by path below the root. */
export function generateVocabulary(root: string): Map<string, string> {
  return new Map([[VOCABULARY_FILE, compile(loadFileTree(root)).vocabulary]]);
}
