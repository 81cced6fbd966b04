import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FileTree } from '#compiler/fileTree.ts';
import { askForCompiled, type CompiledSchemas } from '#compiler/parse/schemas/compiledSchemas.ts';
import { schemaTexts } from '#compiler/parse/schemas/schemaTexts.ts';

/** Further inputs of the code: the generating modules, and the version of Ajv. */
const MAKERS = [
  'src/compiler/parse/schemas/createAjv.ts',
  'src/compiler/parse/schemas/discriminatorTags.ts',
  'src/compiler/parse/schemas/openVocabulary.ts',
  'node_modules/ajv/package.json',
];

/** Returns the path of the cache file for a tree's schemas. Other schemas have another file. */
export function cachedSchemasFile(root: string, tree: FileTree): string {
  const hash = createHash('sha256').update(JSON.stringify([...schemaTexts(tree)]));
  for (const file of MAKERS) hash.update(readFileSync(join(root, file)));
  return join(root, '.cache/schemas', `${hash.digest('hex').slice(0, 32)}.cjs`);
}

/** Makes the compiler use the schemas cached by `cacheSchemas`; it compiles other schemas as usual. */
export function loadCachedSchemas(root: string): void {
  const require = createRequire(join(root, 'package.json'));
  askForCompiled((tree): CompiledSchemas | undefined => {
    const file = cachedSchemasFile(root, tree);
    return existsSync(file) ? require(file) : undefined;
  });
}
