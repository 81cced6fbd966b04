import { childOf } from '../migrate/childOf.ts';

/** The most references that are followed one after another, and the most parts that lie in one another. */
const MAX_DEPTH = 32;

/** A schema with its references followed and its `allOf`, `anyOf` and `oneOf` merged. */
export interface Shape {
  /** The JSON types that it can have, `null` left out; empty where the document does not say. */
  readonly types: readonly string[];
  readonly format: string | undefined;
  /** Every text that it can be; `undefined` where they are not listed. */
  readonly values: readonly string[] | undefined;
  readonly nullable: boolean;
  readonly description: string | undefined;
  readonly example: unknown;
  /** The schemas of its properties, as they are written. */
  readonly properties: ReadonlyMap<string, unknown>;
  readonly required: ReadonlySet<string>;
  /** The schema of an array's items, as it is written. */
  readonly items: unknown;
  /** An object with a value per key, whose keys the document does not list. */
  readonly isMap: boolean;
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function keys(value: unknown): string[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
}

function isNull(schema: unknown): boolean {
  return childOf(schema, 'type') === 'null';
}

function strings(value: unknown): string[] {
  return list(value).filter((item): item is string => typeof item === 'string');
}

function valuesByName(shapes: readonly Shape[]): Map<string, unknown[]> {
  const found = new Map<string, unknown[]>();
  for (const { properties } of shapes)
    for (const [name, written] of properties) found.set(name, [...(found.get(name) ?? []), written]);
  return found;
}

/** Properties of parts that all hold, and of variants of which one does: what several say of one is joined, not replaced. */
function mergedProperties(certain: readonly Shape[], variants: readonly Shape[]): Map<string, unknown> {
  const merged = new Map<string, unknown>();
  for (const [name, said] of valuesByName(certain)) merged.set(name, said.length === 1 ? said[0] : { allOf: said });
  for (const [name, said] of valuesByName(variants)) {
    const known = merged.has(name) ? [merged.get(name)] : [];
    const written = said.length === 1 ? said[0] : { anyOf: said };
    merged.set(name, known.length === 0 ? written : { allOf: [...known, written] });
  }
  return merged;
}

/** Reads schemas of one OpenAPI document. */
export class SchemaReader {
  /** References that could not be followed: to other files, or to a place that the document does not have. */
  readonly unresolved = new Set<string>();

  constructor(private readonly document: unknown) {}

  follow(value: unknown): unknown {
    let current = value;
    for (let step = 0; step < MAX_DEPTH; step += 1) {
      const reference = childOf(current, '$ref');
      if (typeof reference !== 'string') return current;
      const target = reference.startsWith('#/') ? this.targetOf(reference) : undefined;
      if (target === undefined) {
        this.unresolved.add(reference);
        return undefined;
      }
      current = target;
    }
    return undefined;
  }

  private targetOf(reference: string): unknown {
    let current = this.document;
    for (const part of reference.slice(2).split('/')) {
      current = childOf(current, decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));
    }
    return current;
  }

  shapeOf(written: unknown, depth = 0): Shape {
    const own = this.ownShape(this.follow(written));
    if (depth > MAX_DEPTH) return own.shape;
    const all = own.all.map((part) => this.shapeOf(part, depth + 1));
    const variants = own.variants.map((part) => this.follow(part));
    const shapes = variants.filter((part) => !isNull(part)).map((part) => this.shapeOf(part, depth + 1));
    const parts = [own.shape, ...all, ...shapes];
    const certain = [own.shape, ...all];
    // A property that one of several variants lacks may be missing.
    const common = shapes[0] === undefined ? [] : [...shapes[0].required];
    const required = [
      ...certain.flatMap((shape) => [...shape.required]),
      ...common.filter((name) => shapes.every((shape) => shape.required.has(name))),
    ];
    const first = <Key extends keyof Shape>(key: Key) =>
      parts.map((shape) => shape[key]).find((value) => value !== undefined);
    const values = parts.flatMap((shape) => shape.values ?? []);
    return {
      types: [...new Set(parts.flatMap((shape) => shape.types))],
      format: first('format'),
      values: values.length === 0 ? undefined : [...new Set(values)],
      nullable: variants.some(isNull) || parts.some((shape) => shape.nullable),
      description: first('description'),
      example: first('example'),
      properties: mergedProperties([own.shape, ...all], shapes),
      required: new Set(required),
      items: first('items'),
      isMap: parts.some((shape) => shape.isMap) && parts.every((shape) => shape.properties.size === 0),
    };
  }

  /** What a schema says by itself. */
  private ownShape(schema: unknown): { shape: Shape; all: readonly unknown[]; variants: readonly unknown[] } {
    const declared = childOf(schema, 'properties');
    const types = [childOf(schema, 'type')].flat().filter((type): type is string => typeof type === 'string');
    const items = childOf(schema, 'items');
    if (types.length === 0 && keys(declared).length > 0) types.push('object');
    if (types.length === 0 && items !== undefined) types.push('array');
    const constant = childOf(schema, 'const');
    const known = [...strings(childOf(schema, 'enum')), ...(typeof constant === 'string' ? [constant] : [])];
    const text = (key: string) => {
      const value = childOf(schema, key);
      return typeof value === 'string' ? value : undefined;
    };
    const additional = childOf(schema, 'additionalProperties');
    return {
      shape: {
        types: types.filter((type) => type !== 'null'),
        format: text('format'),
        values: known.length === 0 ? undefined : known,
        nullable:
          types.includes('null') || childOf(schema, 'nullable') === true || childOf(schema, 'x-nullable') === true,
        description: text('description'),
        example: childOf(schema, 'example') ?? list(childOf(schema, 'examples'))[0],
        properties: new Map(keys(declared).map((name) => [name, childOf(declared, name)])),
        required: new Set(strings(childOf(schema, 'required'))),
        items,
        isMap: typeof additional === 'object' && additional !== null && keys(declared).length === 0,
      },
      all: list(childOf(schema, 'allOf')),
      variants: [...list(childOf(schema, 'anyOf')), ...list(childOf(schema, 'oneOf'))],
    };
  }
}
