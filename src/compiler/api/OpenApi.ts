import { parse } from 'yaml';
import { childOf } from '../migrate/childOf.ts';

/** The most references that are followed one after another. */
const MOST_STEPS = 32;

/** An envelope has a list and little else; a record with a list in it has more. */
const MOST_OF_ENVELOPE = 6;

/** A property of what an API answers with. */
export interface ApiProperty {
  /** The JSON types that it can have, `null` left out; empty where the document does not say. */
  readonly types: readonly string[];
  readonly format: string | undefined;
  /** Every value that it can have; `undefined` where they are not listed. */
  readonly values: readonly string[] | undefined;
  readonly nullable: boolean;
  readonly description: string | undefined;
}

type Properties = ReadonlyMap<string, ApiProperty>;

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function keys(value: unknown): string[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
}

/** A path with its parameters called alike: what they are called changes nothing. */
function withoutNames(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, '{}').replace(/\/$/, '');
}

/** An OpenAPI 3.0 or 3.1 document, as far as it tells what is read from an API. */
export class OpenApi {
  private readonly paths = new Map<string, string>();

  private constructor(private readonly document: unknown) {
    for (const path of keys(childOf(document, 'paths'))) this.paths.set(withoutNames(path), path);
  }

  /** Reads a document, JSON or YAML; `undefined` when it is not one of OpenAPI 3. */
  static read(text: string): OpenApi | undefined {
    let document: unknown;
    try {
      document = parse(text, { maxAliasCount: 100, logLevel: 'silent' });
    } catch {
      return undefined;
    }
    const version = childOf(document, 'openapi');
    return String(version).startsWith('3.') ? new OpenApi(document) : undefined;
  }

  /** The paths as they are written. */
  pathNames(): string[] {
    return [...this.paths.values()];
  }

  private follow(value: unknown): unknown {
    let current = value;
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const reference = childOf(current, '$ref');
      if (typeof reference !== 'string') return current;
      if (!reference.startsWith('#/')) return undefined;
      current = this.document;
      for (const part of reference.slice(2).split('/')) {
        current = childOf(current, decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));
      }
    }
    return undefined;
  }

  /** Whether there is an operation at a path, whatever its parameters are called. */
  has(method: 'get' | 'post', path: string): boolean {
    return this.operation(method, path) !== undefined;
  }

  private operation(method: string, path: string): unknown {
    const written = this.paths.get(withoutNames(path));
    if (written === undefined) return undefined;
    return childOf(this.follow(childOf(childOf(this.document, 'paths'), written)), method);
  }

  /** What one record of the answer to GET has; `undefined` where the document does not say. Lists may lie in an envelope. */
  recordAt(path: string): Properties | undefined {
    const responses = childOf(this.operation('get', path), 'responses');
    const status = keys(responses).find((code) => code.startsWith('2')) ?? 'default';
    const content = childOf(this.follow(childOf(responses, status)), 'content');
    const media = keys(content).find((type) => type.includes('json'));
    if (media === undefined) return undefined;
    const schema = this.follow(childOf(childOf(content, media), 'schema'));
    return this.propertiesOf(this.itemOf(schema) ?? schema);
  }

  /** What a list holds, where a schema is a list or an object around one. */
  private itemOf(schema: unknown): unknown {
    if (childOf(schema, 'type') === 'array') return this.follow(childOf(schema, 'items'));
    const properties = childOf(schema, 'properties');
    const lists = keys(properties)
      .map((name) => this.follow(childOf(properties, name)))
      .filter((property) => childOf(property, 'type') === 'array' && keys(properties).length <= MOST_OF_ENVELOPE);
    const items = lists.map((property) => this.follow(childOf(property, 'items')));
    return items.find((item) => this.propertiesOf(item) !== undefined);
  }

  private propertiesOf(schema: unknown, depth = 0): Properties | undefined {
    const found = new Map<string, ApiProperty>();
    if (depth > MOST_STEPS) return undefined;
    const declared = childOf(schema, 'properties');
    for (const name of keys(declared)) found.set(name, this.property(childOf(declared, name)));
    for (const part of list(childOf(schema, 'allOf'))) {
      for (const [name, property] of this.propertiesOf(this.follow(part), depth + 1) ?? []) found.set(name, property);
    }
    return found.size === 0 ? undefined : found;
  }

  private property(written: unknown): ApiProperty {
    const choices = [
      ...list(childOf(written, 'anyOf')),
      ...list(childOf(written, 'oneOf')),
      ...list(childOf(written, 'allOf')),
    ];
    const schemas = [written, ...choices].map((schema) => this.follow(schema));
    const types = schemas
      .flatMap((schema) => [childOf(schema, 'type')].flat())
      .filter((type) => typeof type === 'string');
    const values = schemas.flatMap((schema) => list(childOf(schema, 'enum')));
    const texts = (key: string) =>
      schemas.map((schema) => childOf(schema, key)).find((text) => typeof text === 'string');
    return {
      types: types.filter((type) => type !== 'null'),
      format: texts('format') as string | undefined,
      values: values.length === 0 ? undefined : values.filter((value) => typeof value === 'string'),
      nullable: types.includes('null') || schemas.some((schema) => childOf(schema, 'nullable') === true),
      description: texts('description') as string | undefined,
    };
  }
}
