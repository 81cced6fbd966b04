import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { classOfKey, KEY_CLASSES } from '#compiler/diff/keys/keyClasses.ts';
import { FORM_KEYWORD_CLASSES } from '#compiler/diff/keys/schemaClasses.ts';
import type { FileKind } from '#compiler/parse/files/fileKinds.ts';
import { ROOT } from './sampleTree.ts';

type Kind = keyof typeof KEY_CLASSES;
type Node = Readonly<Record<string, unknown>>;

const SCHEMAS = join(ROOT, 'schemas');

/** Definitions with a comparison of their own: guards are compared as formulas, vocabulary is names. */
const APART = /(guard|vocabulary)\.schema\.json$/;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function schema(file: string): Node {
  return JSON.parse(readFileSync(join(SCHEMAS, file), 'utf8')) as Node;
}

/** Every chain of property names that a schema allows, each property of each definition once below each parent. */
function keyChains(start: string): string[][] {
  const chains: string[][] = [];
  const seen = new Set<string>();
  function follow(ref: string, file: string, keys: string[]): void {
    const [path = '', pointer = ''] = ref.split('#');
    const target = path === '' ? file : posix.join(posix.dirname(file), path);
    const mark = `${target}#${pointer} ${keys.at(-1)}`;
    if (APART.test(target) || seen.has(mark)) return;
    seen.add(mark);
    const node = pointer
      .split('/')
      .slice(1)
      .reduce<unknown>((at, part) => (isNode(at) ? at[part] : undefined), schema(target));
    if (isNode(node)) walk(node, target, keys);
  }
  function walk(node: Node, file: string, keys: string[]): void {
    if (typeof node.$ref === 'string') follow(node.$ref, file, keys);
    for (const name of ['allOf', 'anyOf', 'oneOf'])
      for (const part of Array.isArray(node[name]) ? node[name] : []) if (isNode(part)) walk(part, file, keys);
    for (const name of ['items', 'additionalProperties', 'then', 'else']) {
      const part = node[name];
      if (isNode(part)) walk(part, file, keys);
    }
    for (const [key, property] of Object.entries(isNode(node.properties) ? node.properties : {})) {
      chains.push([...keys, key]);
      if (isNode(property)) walk(property, file, [...keys, key]);
    }
  }
  walk(schema(start), start, []);
  return chains;
}

function kindOf(file: string): FileKind['kind'] | undefined {
  const name = file.replace('.schema.json', '');
  return name in KEY_CLASSES ? (name as Kind) : undefined;
}

const FILES = readdirSync(SCHEMAS).filter((file) => kindOf(file) !== undefined);

describe('the class of a key', () => {
  it('covers every kind of file', () => {
    expect(FILES.map(kindOf).sort()).toEqual(Object.keys(KEY_CLASSES).sort());
  });

  it.each(FILES)('exists for every key of %s, and no class is without a key', (file) => {
    const kind = kindOf(file) as Kind;
    const chains = keyChains(file);
    const missing = chains.filter((keys) => classOfKey(kind, keys) === undefined).map((keys) => keys.join('.'));
    expect(
      missing,
      'keys without a class: add them in src/compiler/diff (keyClasses.ts, resourceKeys.ts, pageKeys.ts, formKeys.ts, brandKeys.ts, limitKeys.ts)',
    ).toEqual([]);
    const used = new Set(chains.flatMap((keys) => [`${keys.at(-2) ?? ''}.${keys.at(-1)}`, keys.at(-1) ?? '']));
    const everywhere = Object.keys(KEY_CLASSES.views);
    const unused = Object.keys(KEY_CLASSES[kind]).filter((key) => !used.has(key) && !everywhere.includes(key));
    expect(unused, 'classes of keys that the schema does not have').toEqual([]);
  });

  it('exists for every keyword that the schema of a form may use', () => {
    const known = new Set(keyChains('form-values.schema.json').map((keys) => keys.at(-1) ?? ''));
    expect([...known].filter((key) => FORM_KEYWORD_CLASSES[key] === undefined)).toEqual([]);
  });
});
