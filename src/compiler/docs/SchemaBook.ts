import type { FileTree } from '../fileTree.ts';
import { VOCABULARY, VOCABULARY_FILE } from '../parse/schemas/openVocabulary.ts';

/** What the schemas of records and forms may say: they are written in JSON Schema, not in the config language. */
const SCHEMAS_OF_SCHEMAS = new Set(['schemas/form-values.schema.json', 'schemas/record.schema.json']);

/** Any node of a schema. */
export type SchemaNode = Readonly<Record<string, unknown>>;

/** A schema node and its place: a file and the definition that it is, or belongs to. */
export interface PlacedSchema {
  readonly file: string;
  /** Empty for the root of a file. */
  readonly definition: string;
  readonly node: SchemaNode;
}

/** Whether a value is an object of JSON. */
export function isNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text under a key, or nothing. */
export function textAt(node: SchemaNode, key: string): string {
  const value = node[key];
  return typeof value === 'string' ? value : '';
}

/** The schemas of the config language, followed by reference. */
export class SchemaBook {
  private readonly files = new Map<string, SchemaNode>();

  constructor(tree: FileTree) {
    for (const [file, text] of tree) {
      if (!/^schemas\/(shared\/)?[^/]+\.schema\.json$/.test(file) || SCHEMAS_OF_SCHEMAS.has(file)) continue;
      const parsed: unknown = JSON.parse(text);
      if (isNode(parsed)) this.files.set(file, parsed);
    }
  }

  /** The files, those of whole config files first. */
  names(): string[] {
    return [...this.files.keys()].sort(
      (one, other) => one.split('/').length - other.split('/').length || (one < other ? -1 : 1),
    );
  }

  /** The root of a file. Throws without one. */
  root(file: string): PlacedSchema {
    const node = this.files.get(file);
    if (node === undefined) throw new Error(`There is no schema ${file}.`);
    return { file, definition: '', node };
  }

  /** The definitions of a file in the order written. */
  definitions(file: string): PlacedSchema[] {
    const definitions = this.root(file).node.definitions;
    if (!isNode(definitions)) return [];
    return Object.entries(definitions).flatMap(([definition, node]) =>
      isNode(node) ? [{ file, definition, node }] : [],
    );
  }

  /** What a node says, by its references: the node itself where it has none. */
  follow(placed: PlacedSchema): PlacedSchema {
    const { file, node } = placed;
    const only = Array.isArray(node.allOf) && node.allOf.length === 1 ? node.allOf[0] : undefined;
    if (isNode(only)) return this.follow({ ...placed, node: only });
    const reference = textAt(node, '$ref');
    if (reference === '') return placed;
    const [path = '', pointer = ''] = reference.split('#');
    const target = path === '' ? file : resolvePath(file, path);
    const definition = pointer.replace('/definitions/', '');
    if (target === VOCABULARY_FILE) return { file: target, definition, node: vocabularyNode(definition) };
    const found = this.definitions(target).find((candidate) => candidate.definition === definition);
    if (found === undefined && definition !== '')
      throw new Error(`${file} refers to ${reference}, which is not there.`);
    return found === undefined ? this.root(target) : this.follow(found);
  }
}

function vocabularyNode(kind: string): SchemaNode {
  const title = Object.hasOwn(VOCABULARY, kind) ? VOCABULARY[kind as keyof typeof VOCABULARY] : kind;
  return { title, type: 'string', 'x-reference': kind };
}

/** A path beside a file, without its dots. */
function resolvePath(file: string, path: string): string {
  const parts = file.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
