type Json = Readonly<Record<string, unknown>>;

function isMap(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function at(schema: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .filter((step) => step !== '')
    .reduce<unknown>((node, step) => (isMap(node) ? node[step] : undefined), schema);
}

/** Base URI of the API's schemas; references of routes are relative to it. */
export const API_BASE = 'https://schemas.beranda.example/api/';

/** Keywords whose keys are names, not keywords. */
const NAMED = new Set(['properties', 'definitions', 'patternProperties']);

/**
 * Schemas as components of an OpenAPI document: each schema that a file refers to becomes a component, and the reference is
 * rewritten.
 */
export class SchemaComponents {
  readonly schemas: Record<string, unknown> = {};
  private readonly files: ReadonlyMap<string, Json>;

  constructor(files: readonly Json[]) {
    this.files = new Map(files.map((file) => [String(file.$id), file]));
  }

  /** Adds a schema under a name. Returns the reference to it. */
  add(name: string, schema: unknown, file = API_BASE): { readonly $ref: string } {
    if (!(name in this.schemas)) {
      // Reserved before it is rewritten, so that a schema may refer to itself.
      this.schemas[name] = {};
      this.schemas[name] = this.rewritten(schema, file);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /** The reference to a definition of a file by its `$id`, such as `…/api/session.schema.json` and `definitions/tokens`. */
  refer(id: string, pointer = ''): { readonly $ref: string } {
    const schema = at(this.files.get(id), pointer);
    if (schema === undefined) throw new Error(`No schema ${id}#${pointer} for the API document`);
    const file = id.replace('https://schemas.beranda.example/', '').replace('api/', '').replace('.schema.json', '');
    const last = pointer.split('/').at(-1) ?? '';
    return this.add([...file.split('/'), ...(last === '' ? [] : [last])].join('-'), schema, id);
  }

  /** A schema with references to components, without our annotations and ids. */
  rewritten(node: unknown, file: string, isNames = false): unknown {
    if (Array.isArray(node)) return node.map((entry) => this.rewritten(entry, file));
    if (!isMap(node)) return node;
    if (!isNames && typeof node.$ref === 'string') return this.followed(node.$ref, file);
    const copy: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(node)) {
      if (!isNames && (key === '$id' || key === '$schema' || key === 'definitions' || key.startsWith('x-'))) continue;
      copy[key] = this.rewritten(value, file, !isNames && NAMED.has(key));
    }
    // OpenAPI allows `discriminator` only together with `oneOf`.
    if (!isNames && 'discriminator' in copy && !('oneOf' in copy)) delete copy.discriminator;
    return copy;
  }

  private followed(ref: string, file: string): unknown {
    // Already a component of the document.
    if (ref.startsWith('#/components/')) return { $ref: ref };
    const target = new URL(ref, file);
    const pointer = decodeURIComponent(target.hash.slice(1)).replace('/components/schemas/', '/definitions/');
    target.hash = '';
    return this.refer(target.href, pointer);
  }
}
