import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { listsOfTree, type ValueLists } from '#compiler/expand/valueLists.ts';
import { loadFileTree } from '#compiler/load.ts';
import { openVocabulary } from '#compiler/parse/schemas/openVocabulary.ts';

/** One generated file and the schema files whose types it holds. */
interface TypeFile {
  readonly name: string;
  readonly schemas: readonly string[];
}

/** The generator's note about where a type is used, which repeats the schema. */
const REFERENCE_NOTE = /^ *\*(?: *\n *\*)? This interface was referenced by .*\n.*via the `definition` .*\n/gm;

/** The vocabulary on disk restricts names to the existing ones; types stay open. */
const OPEN_VOCABULARY = {
  resolve: {
    vocabulary: {
      order: 1,
      canRead: /generated[\\/]vocabulary\.schema\.json$/,
      read: () => JSON.stringify(openVocabulary()),
    },
  },
};

const BANNER = '/* Generated from schemas/ by `npm run generate`. Do not edit. */';

/** A schema as the compiler hands declarations on: without the short form, and with the keys that it leaves unsaid. */
function expandedForm(schema: unknown, lists: ValueLists): unknown {
  if (Array.isArray(schema))
    return schema.filter((part) => part?.['x-short'] !== true).map((part) => expandedForm(part, lists));
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).filter(([, part]) => part?.['x-short'] !== true);
  const node: JSONSchema = Object.fromEntries(entries.map(([key, part]) => [key, expandedForm(part, lists)]));
  const named = typeof node['x-values'] === 'string' ? lists.get(node['x-values']) : undefined;
  if (named !== undefined) return listedValues(node, named);
  const { 'x-implied': implied, oneOf, ...rest } = node;
  const required = Array.isArray(implied)
    ? { required: [...((node.required as string[] | undefined) ?? []), ...implied] }
    : {};
  const [only, ...others] = Array.isArray(oneOf) ? oneOf : [];
  if (only === undefined || others.length > 0) return { ...node, ...required };
  return alone({ ...rest, ...required }, only);
}

/** A value that is one of a list of config/names.yaml. */
function listedValues({ 'x-values': _name, ...node }: JSONSchema, values: readonly string[]): JSONSchema {
  const isNullable = Array.isArray(node.type) && node.type.includes('null');
  return { ...node, enum: isNullable ? [...values, null] : [...values] };
}

/** A union of which one branch is left. */
function alone(union: JSONSchema, branch: JSONSchema): JSONSchema {
  return branch.$ref === undefined ? { ...union, ...branch } : { ...union, allOf: [branch] };
}

/** Reads the schemas of the config in their expanded form. */
function expandedReader(lists: ValueLists) {
  return {
    order: 2,
    canRead: /\.schema\.json$/,
    read: ({ url }: { readonly url: string }) =>
      JSON.stringify(expandedForm(JSON.parse(readFileSync(url, 'utf8')), lists)),
  };
}

function schemaFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, 'schemas', folder))
    .filter((name) => name.endsWith('.schema.json'))
    .sort()
    .map((name) => join(folder, name));
}

function typeFiles(root: string): TypeFile[] {
  return [
    { name: 'config', schemas: [...schemaFiles(root, '.'), ...schemaFiles(root, 'shared')] },
    { name: 'records', schemas: schemaFiles(root, 'records') },
    { name: 'api', schemas: schemaFiles(root, 'api') },
    { name: 'forms', schemas: schemaFiles(root, 'forms') },
  ];
}

/** Returns a schema whose properties are every named schema of the files, so that one run emits each type once. */
function bundle(root: string, file: TypeFile): JSONSchema {
  const properties: Record<string, JSONSchema> = {};
  for (const schema of file.schemas) {
    properties[relative('.', schema)] = { $ref: join(root, 'schemas', schema) };
  }
  return { title: 'Bundle', type: 'object', additionalProperties: false, properties };
}

/**
 * Returns the TypeScript types of every schema, by path below the root. The vocabulary is open here (a locale key is a
 * string): adding messages or a brand changes no type.
 */
export async function generateTypes(root: string): Promise<Map<string, string>> {
  const outputs = new Map<string, string>();
  const lists = listsOfTree(loadFileTree(root));
  for (const file of typeFiles(root)) {
    const source = await compile(bundle(root, file), 'Bundle', {
      bannerComment: BANNER,
      cwd: join(root, 'schemas'),
      additionalProperties: false,
      $refOptions: { resolve: { ...OPEN_VOCABULARY.resolve, expanded: expandedReader(lists) } },
      unreachableDefinitions: true,
      ignoreMinAndMaxItems: true,
      style: { singleQuote: true, printWidth: 120 },
    });
    outputs.set(`src/contract/generated/${file.name}.ts`, source.replace(REFERENCE_NOTE, ''));
  }
  return outputs;
}
