import { type FileTree, filesBelow } from '../../fileTree.ts';
import { VOCABULARY_FILE } from './openVocabulary.ts';

/** Where the schemas are known as; a schema's path below schemas/ follows. */
const BASE_ID = 'https://schemas.beranda.example/';

/** Below schemas/, but not schemas of config files: they are read elsewhere. */
const ELSEWHERE = ['schemas/records/', 'schemas/api/', 'schemas/generated/', 'schemas/forms/'];

/** The schemas of a tree's config files: their texts, by file. */
export function schemaTexts(tree: FileTree): Map<string, string> {
  const texts = new Map<string, string>();
  for (const file of filesBelow(tree, 'schemas', '.schema.json')) {
    if (file === VOCABULARY_FILE || ELSEWHERE.some((folder) => file.startsWith(folder))) continue;
    texts.set(file, tree.get(file) ?? '');
  }
  return texts;
}

/** The address that the schema of a file says it has. */
export function schemaId(file: string): string {
  return BASE_ID + file.slice('schemas/'.length);
}
