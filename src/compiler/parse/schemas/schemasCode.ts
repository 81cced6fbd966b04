import standalone from 'ajv/dist/standalone/index.js';
import type { FileTree } from '../../fileTree.ts';
import { createAjv, knowSchema } from './createAjv.ts';
import { noteTags } from './discriminatorTags.ts';
import { schemaId, schemaTexts } from './schemaTexts.ts';

/**
 * The CompiledSchemas of a tree as a CommonJS module that requires parts of Ajv.
 * Throws for an invalid schema: `compile` reports its problems.
 */
export function schemasCode(tree: FileTree): string {
  const ajv = createAjv(true);
  const names: Record<string, string> = {};
  for (const [file, text] of schemaTexts(tree)) {
    const schema = JSON.parse(text);
    noteTags(schema);
    knowSchema(ajv, schema);
    names[file] = schemaId(file);
  }
  return standalone(ajv, names);
}
