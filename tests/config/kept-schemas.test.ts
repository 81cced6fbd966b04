import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fileKind } from '#compiler/parse/files/fileKinds.ts';
import { askForCompiled, findCompiled } from '#compiler/parse/schemas/compiledSchemas.ts';
import { Validators } from '#compiler/parse/schemas/Validators.ts';
import { loadCachedSchemas } from '../../scripts/lib/cachedSchemas.ts';
import { cacheSchemas } from '../../scripts/lib/cacheSchemas.ts';
import { ROOT, sampleTree } from './sampleTree.ts';

const tree = sampleTree();
cacheSchemas(ROOT, tree);
afterAll(() => loadCachedSchemas(ROOT));

/** A value with its text misspelt, its numbers made text, and a key too many in every map. */
function spoiled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spoiled);
  if (typeof value === 'string') return `${value} x`;
  if (typeof value !== 'object' || value === null) return String(value);
  return { ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spoiled(inner)])), zebra: 1 };
}

/** The same with what chooses between kinds left as it was, so that the schema of the kind is held against the rest. */
function spoiledInside(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spoiledInside);
  if (typeof value !== 'object' || value === null) return 7;
  const entries = Object.entries(value).map(([key, inner]) => [key, key === 'type' ? inner : spoiledInside(inner)]);
  return Object.fromEntries(entries);
}

describe('cached compiled schemas', () => {
  const fresh = new Validators(tree);
  const kept = findCompiled(tree);

  it('give the same result for every file as schemas compiled now, valid or not', () => {
    expect(kept).toBeDefined();
    const again = new Validators(tree, kept);
    let errors = 0;
    let references = 0;
    for (const [file, text] of tree) {
      const kind = fileKind(file);
      if (kind === undefined) continue;
      const value: unknown = parse(text);
      for (const tried of [value, spoiled(value), spoiledInside(value), undefined]) {
        const verdict = fresh.validate(kind.schemaFile, tried);
        expect(again.validate(kind.schemaFile, tried)).toEqual(verdict);
        errors += verdict?.errors.length ?? 0;
        references += verdict?.references.length ?? 0;
      }
    }
    expect(Math.min(errors, references)).toBeGreaterThan(100);
  });

  it('are not used for other schemas', () => {
    const file = 'schemas/flags.schema.json';
    const other = new Map([...tree, [file, (tree.get(file) ?? '').replace('"type": "boolean"', '"type": "string"')]]);
    expect(findCompiled(other)).toBeUndefined();
    askForCompiled(undefined);
    expect(findCompiled(tree)).toBeUndefined();
  });
});
