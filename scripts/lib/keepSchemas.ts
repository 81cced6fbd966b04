import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FileTree } from '#compiler/fileTree.ts';
import { loadFileTree } from '#compiler/load.ts';
import { askForCompiled, type CompiledSchemas } from '#compiler/parse/compiledSchemas.ts';
import { schemasCode } from '#compiler/parse/schemasCode.ts';
import { schemaTexts } from '#compiler/parse/schemaTexts.ts';

/** What else the code depends on: how it is made, and by which Ajv. */
const MAKERS = [
  'src/compiler/parse/createAjv.ts',
  'src/compiler/parse/discriminatorTags.ts',
  'src/compiler/parse/openVocabulary.ts',
  'node_modules/ajv/package.json',
];

function nameOf(root: string, texts: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256').update(JSON.stringify([...texts]));
  for (const file of MAKERS) hash.update(readFileSync(join(root, file)));
  return `${hash.digest('hex').slice(0, 32)}.cjs`;
}

/** Writes what is made of the schemas, or nothing where one is at fault, and removes what was made of earlier ones. */
function write(folder: string, name: string, tree: FileTree): boolean {
  let code: string;
  try {
    code = schemasCode(tree);
  } catch {
    return false;
  }
  mkdirSync(folder, { recursive: true });
  // Another process may be at it too: each writes a file of its own, and either may stand in the end.
  const draft = join(folder, `${process.pid}.draft`);
  writeFileSync(draft, code);
  renameSync(draft, join(folder, name));
  const earlier = readdirSync(folder).filter((file) => file.endsWith('.cjs') && file !== name);
  for (const file of earlier) rmSync(join(folder, file), { force: true });
  return true;
}

/**
 * Keeps what Ajv makes of a checkout's schemas in its .cache folder, for the next process to begin with. Trees with
 * other schemas are compiled as ever.
 */
export function keepSchemas(root: string): void {
  const require = createRequire(join(root, 'package.json'));
  const folder = join(root, '.cache/schemas');
  askForCompiled((tree): CompiledSchemas | undefined => {
    const texts = schemaTexts(tree);
    const name = nameOf(root, texts);
    if (!existsSync(join(folder, name))) {
      const isOfCheckout = name === nameOf(root, schemaTexts(loadFileTree(root)));
      if (!isOfCheckout || !write(folder, name, tree)) return undefined;
    }
    return require(join(folder, name));
  });
}
