import type { Config, NodePath, Source } from '../config.ts';
import { configSources } from '../diff/configSources.ts';
import { fileKind } from '../parse/files/fileKinds.ts';
import { isNode, type PlacedSchema, type SchemaBook, type SchemaNode } from './SchemaBook.ts';

/** A place in the config where a kind is used. */
export interface KindUse {
  readonly source: Source<unknown>;
  readonly path: NodePath;
  readonly value: unknown;
}

/** The name of a kind: the schema's file and the definition. */
export function kindKey({ file, definition }: Pick<PlacedSchema, 'file' | 'definition'>): string {
  return `${file}#${definition}`;
}

/** Every use of every kind in the config, found by walking each file beside its schema. */
export function findUses(book: SchemaBook, config: Config): Map<string, KindUse[]> {
  const uses = new Map<string, KindUse[]>();
  const walker = new UseWalker(book, uses);
  const packs = [...config.brands.values()].map((pack) => pack.source);
  for (const source of [...configSources(config).map((named) => named.source), ...packs]) {
    const kind = fileKind(source.file);
    if (kind === undefined || !book.names().includes(kind.schemaFile)) continue;
    walker.walk(source, book.root(kind.schemaFile), source.value, []);
  }
  return uses;
}

class UseWalker {
  constructor(
    private readonly book: SchemaBook,
    private readonly uses: Map<string, KindUse[]>,
  ) {}

  walk(source: Source<unknown>, placed: PlacedSchema, value: unknown, path: NodePath): void {
    const schema = this.branch(this.book.follow(placed), value);
    const { node, file, definition } = schema;
    if (isNode(value)) {
      // An unnamed part of a definition belongs to the definition, and is not a use of it.
      if (isDefinition(this.book, schema)) this.note(schema, { source, path, value });
      for (const [key, inner] of Object.entries(value)) {
        const property = isNode(node.properties) ? node.properties[key] : undefined;
        const next = isNode(property) ? property : node.additionalProperties;
        if (isNode(next)) this.walk(source, { file, definition, node: next }, inner, [...path, key]);
      }
    }
    if (Array.isArray(value) && isNode(node.items)) {
      for (const [index, inner] of value.entries()) {
        this.walk(source, { file, definition, node: node.items }, inner, [...path, index]);
      }
    }
  }

  private note(schema: PlacedSchema, use: KindUse): void {
    const key = kindKey(schema);
    this.uses.set(key, [...(this.uses.get(key) ?? []), use]);
  }

  /** Of a union the branch that the value is written as. */
  private branch(placed: PlacedSchema, value: unknown): PlacedSchema {
    const branches = placed.node.oneOf;
    if (!Array.isArray(branches)) return placed;
    for (const branch of branches) {
      if (!isNode(branch)) continue;
      const found = this.book.follow({ ...placed, node: branch });
      if (Array.isArray(found.node.oneOf) && isNode(value)) return this.branch(found, value);
      if (fits(found.node, value)) return found;
    }
    return placed;
  }
}

function isDefinition(book: SchemaBook, { file, definition, node }: PlacedSchema): boolean {
  if (definition === '') return book.root(file).node === node;
  return book.definitions(file).some((candidate) => candidate.definition === definition && candidate.node === node);
}

function fits(node: SchemaNode, value: unknown): boolean {
  if (!isNode(value)) return node.type === (Array.isArray(value) ? 'array' : typeof value);
  if (!isNode(node.properties)) return false;
  const required: readonly unknown[] = Array.isArray(node.required) ? node.required : [];
  // The branches of a union are distinguished by a constant that is required: `type` of fields, `rule` of a form's rules.
  const constants = Object.entries(node.properties).filter(
    ([key, property]) => isNode(property) && property.const !== undefined && required.includes(key),
  );
  if (constants.length === 0) return node.type === 'object';
  return constants.every(([key, property]) => isNode(property) && property.const === value[key]);
}
