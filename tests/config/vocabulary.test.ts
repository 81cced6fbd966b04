import { Ajv, type AnySchemaObject } from 'ajv';
import formatsPlugin from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compile } from '#compiler/compile.ts';
import { loadFileTree } from '#compiler/load.ts';
import { fileKind } from '#compiler/parse/files/fileKinds.ts';
import { VOCABULARY_FILE } from '#compiler/parse/schemas/openVocabulary.ts';
import { FORMAT_WORDS, PATTERN_WORDS } from '#compiler/parse/schemas/patternWords.ts';
import { edited, replace } from './problem-cases/edits.ts';
import { ROOT, sampleTree } from './sampleTree.ts';

const real = loadFileTree(ROOT);

function schemas(tree: ReadonlyMap<string, string>): AnySchemaObject[] {
  const files = [...tree.keys()].filter((file) => /^schemas\/((shared|generated)\/)?[^/]+\.schema\.json$/.test(file));
  return files.map((file) => JSON.parse(tree.get(file) ?? ''));
}

/** The errors that an editor shows for a tree's files: of the schemas and the generated vocabulary alone. */
function editorErrors(tree: ReadonlyMap<string, string>): string[] {
  const ajv = new Ajv({ discriminator: true, strictRequired: false });
  formatsPlugin.default(ajv);
  // An editor passes over the words that are ours alone.
  for (const keyword of ['x-operations', 'x-short', 'x-implied']) ajv.addKeyword(keyword);
  ajv.addSchema(schemas(tree));
  const errors: string[] = [];
  for (const [file, text] of tree) {
    const kind = fileKind(file);
    if (kind === undefined) continue;
    const validate = ajv.getSchema(kind.schemaFile.replace('schemas/', 'https://schemas.beranda.example/'));
    if (validate?.(parse(text)) !== true) errors.push(`${file}: ${ajv.errorsText(validate?.errors)}`);
  }
  return errors;
}

describe('the vocabulary for the editor', () => {
  it('accepts every file of the config', () => {
    expect(editorErrors(new Map([...real, [VOCABULARY_FILE, compile(real).vocabulary]]))).toEqual([]);
  });

  it.each([
    ['a locale key', 'config/resources/payments.yaml', 'label: payments.title', 'label: payments.titel'],
    ['a resource', 'config/resources/payments.yaml', 'resource: refunds', 'resource: refund'],
    ['a brand', 'config/resources/refunds.yaml', 'brand: [partner]', 'brand: [partnr]'],
    ['a flag', 'config/navigation.yaml', 'flag: [reporting]', 'flag: [reportin]'],
    ['a record', 'config/resources/refunds.yaml', 'record: refund', 'record: refnd'],
  ])('rejects %s that does not exist', (_name, file, from, to) => {
    const sample = sampleTree();
    const tree = new Map([...sample, [VOCABULARY_FILE, compile(sample).vocabulary]]);
    expect(editorErrors(tree)).toEqual([]);
    expect(editorErrors(edited(tree, [replace(file, from, to)])).map((error) => error.split(':')[0])).toEqual([file]);
  });

  it('rejects every name while none is declared', () => {
    const flags = JSON.parse(compile(new Map()).vocabulary).definitions.flag;
    expect(new Ajv({ strictTypes: false }).validate(flags, 'anything')).toBe(false);
  });
});

describe('the texts for patterns and formats', () => {
  /** Every value of a keyword in schemas: the config's, unless others are given. */
  function used(keyword: string, open: unknown[] = schemas(real)): Set<string> {
    const found = new Set<string>();
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (typeof node !== 'object' || node === null) continue;
      const value: unknown = (node as Record<string, unknown>)[keyword];
      if (typeof value === 'string') found.add(value);
      open.push(...Object.values(node));
    }
    return found;
  }

  it('exist for each that the schemas use, and for no other', () => {
    expect(Object.keys(PATTERN_WORDS).sort()).toEqual([...used('pattern')].sort());
    expect(Object.keys(FORMAT_WORDS).sort()).toEqual([...used('format')].sort());
  });

  // Rule forms.words-of-patterns.
  it('are named beside every pattern of a form, in every language', () => {
    const { messages } = compile(real).config ?? {};
    const named = [...real].flatMap(([file, text]) =>
      /^schemas\/forms\/[^/]+\.schema\.json$/.test(file) ? [...text.matchAll(/"x-words": "(\w+)"/g)] : [],
    );
    expect(named.length).toBeGreaterThan(60);
    for (const language of ['en', 'id'] as const)
      for (const [, words] of named) expect(messages?.[language]).toHaveProperty([`form_errors.${words}`]);
  });
});
