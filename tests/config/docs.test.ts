import { Ajv, type AnySchemaObject } from 'ajv';
import formatsPlugin from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compile } from '#compiler/compile.ts';
import { docsMarkdown } from '#compiler/docs/docsMarkdown.ts';
import { documentConfig } from '#compiler/docs/documentConfig.ts';
import { isNode, SchemaBook } from '#compiler/docs/SchemaBook.ts';
import { loadFileTree } from '#compiler/load.ts';
import { openVocabulary, VOCABULARY_FILE } from '#compiler/parse/schemas/openVocabulary.ts';
import { formatProblem } from '#compiler/report.ts';
import { ROOT } from './sampleTree.ts';

const tree = loadFileTree(ROOT);
const { config, problems } = compile(tree);
if (config === undefined) throw new Error(problems.map(formatProblem).join('\n'));
const { pages } = documentConfig(tree, config);
const kinds = pages.flatMap((page) => page.kinds);

/** The schema of a kind by its id, as documentConfig names it. */
const schemaOf = new Map<string, string>();
const book = new SchemaBook(tree);
for (const file of book.names()) {
  const name = file.replace(/^.*\//, '').replace('.schema.json', '');
  const folder = file.includes('/shared/') ? '' : 'file-';
  const id = String(book.root(file).node.$id);
  schemaOf.set(`${folder}${name}`, id);
  for (const { definition } of book.definitions(file)) {
    schemaOf.set(`${folder}${name}-${definition}`, `${id}#/definitions/${definition}`);
  }
}

function validators(): Ajv {
  const files = [...tree.keys()].filter((file) => /^schemas\/(shared\/|[^/]+$)/.test(file) && file !== VOCABULARY_FILE);
  const schemas = files.map((file) => JSON.parse(tree.get(file) ?? '') as AnySchemaObject);
  const ajv = new Ajv({ schemas: [...schemas, openVocabulary()], discriminator: true, strict: false });
  formatsPlugin.default(ajv);
  return ajv;
}

/** Tabs that are not drawn by themselves. */
const BARE: readonly string[] = ['detail-pageTab', 'detail-listsTab'];

describe('the documentation of the config language', () => {
  it('has an example for every kind that is a map, and each passes its schema', () => {
    const ajv = validators();
    const errors: string[] = [];
    for (const { id, example, properties } of kinds) {
      if (example === undefined) {
        if (properties.length > 0) errors.push(`${id}: no example`);
        continue;
      }
      const validate = ajv.compile({ $ref: schemaOf.get(id) ?? '' });
      if (!validate(parse(example.yaml))) errors.push(`${id}: ${ajv.errorsText(validate.errors)}\n${example.yaml}`);
    }
    expect(errors).toEqual([]);
    const real = kinds.filter(({ example }) => example !== undefined && example.source !== 'made up');
    console.info(
      `Documentation: ${pages.length} pages, ${kinds.length} kinds, ${real.length} examples out of config/.`,
    );
    expect(real.length).toBeGreaterThan(40);
  });

  it('has a page for every schema and a kind for every type of a union', () => {
    const named = new Set(kinds.map(({ id }) => id));
    expect(named.size).toBe(kinds.length);
    for (const file of book.names()) {
      for (const { definition, node } of book.definitions(file)) {
        if (!isNode(node.properties)) continue;
        const name = file.replace(/^.*\//, '').replace('.schema.json', '');
        expect(named).toContain(`${file.includes('/shared/') ? '' : 'file-'}${name}-${definition}`);
      }
    }
  });

  it('describes every kind', () => {
    expect(kinds.filter(({ description }) => description.trim() === '').map(({ id }) => id)).toEqual([]);
  });

  it('renders the columns and filters that the config uses', () => {
    const live = kinds.filter((kind) => kind.live !== undefined).map(({ name }) => name);
    for (const name of ['text', 'money', 'datetime', 'status', 'multi-select', 'search']) expect(live).toContain(name);
  });

  it('renders the tabs and blocks that the config uses, each as the console gets it', () => {
    const drawn = new Map(kinds.flatMap(({ id, live }) => (live === undefined ? [] : [[id, live] as const])));
    // An island is code, and it and the lists of a tab of lists read records that are not here.
    const used = kinds.filter(
      ({ id, example }) =>
        example?.source !== 'made up' && /^(detail-|file-page-).*(Tab|Block)$/.test(id) && !BARE.includes(id),
    );
    expect(BARE.filter((id) => drawn.has(id))).toEqual([]);
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter(({ id }) => !drawn.has(id)).map(({ id }) => id)).toEqual([]);
    for (const { id } of used) {
      const { tab, block, columns } = drawn.get(id) ?? {};
      if (id.endsWith('Block'))
        expect(config.pages.get(block?.page ?? '')?.value.blocks?.map((each) => each.id)).toContain(block?.id);
      // A related list has no records of its own here: its columns represent it.
      else expect(tab?.type ?? (columns && 'related')).toBe(id.replace(/^detail-(.*)Tab$/, '$1'));
    }
  });

  // Rule forms.rules-between-fields.
  it('has every rule of a form, its fields and its steps to try, each with what it is about', () => {
    const live = new Map(kinds.flatMap(({ id, live }) => (live?.form === undefined ? [] : [[id, live.form] as const])));
    const rules = ['compare', 'anyOf', 'onlyOne', 'together', 'differ', 'match', 'unique', 'sum'].map(
      (name) => `form-${name}Rule`,
    );
    for (const id of rules) {
      expect(live.get(id)?.rules, id).toHaveLength(1);
      expect(JSON.stringify(live.get(id)), id).not.toMatch(/"sections":\[\]/);
    }
    expect(live.size).toBeGreaterThan(20);
    const fields = kinds.filter(({ id, example }) => /^form-.*Field$/.test(id) && example?.source !== 'made up');
    expect(fields.filter(({ id }) => !live.has(id)).map(({ id }) => id)).toEqual([]);
    for (const name of ['text', 'money', 'date', 'list', 'radio', 'relation', 'file', 'address', 'exportedList'])
      expect([...live.keys()]).toContain(`form-${name}Field`);
    expect(live.get('file-form-step')?.steps?.length).toBeGreaterThan(1);
  });

  it('is up to date on disk', () => {
    const stale = [...docsMarkdown({ pages })].filter(([file, text]) => tree.get(file) !== text).map(([file]) => file);
    expect(stale, 'run `npm run generate`').toEqual([]);
  });
});
