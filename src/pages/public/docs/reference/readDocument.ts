/** A JSON Schema as the document has them, references included. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface DocumentOperation {
  readonly tags: readonly string[];
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly description?: string;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

/** What is read of the OpenAPI document of the public API. */
export interface ApiDocument {
  readonly info: { readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;
  /** Callbacks by their product. */
  readonly webhooks?: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** A parameter, or a field of a body. */
export interface ApiField {
  /** The way to it, such as `rows[].amount`. */
  readonly name: string;
  /** Where a parameter goes: `path`, `query` or `header`. */
  readonly place?: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
  /** The values that it may have; empty where it may have others. */
  readonly values: readonly string[];
}

/** An operation of the public API. */
export interface ApiOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly parameters: readonly ApiField[];
  readonly body: readonly ApiField[];
  /** The fields of the answer of a success. */
  readonly answer: readonly ApiField[];
}

/** The operations of one resource. */
export interface ApiSection {
  readonly title: string;
  readonly operations: readonly ApiOperation[];
}

/** How deep the fields of objects in objects are listed. */
const DEPTH = 4;

class Reader {
  constructor(private readonly schemas: ApiDocument['components']['schemas']) {}

  private resolve(schema: Schema): Schema {
    const name = schema.$ref?.split('/').at(-1);
    const found = name === undefined ? undefined : this.schemas[name];
    return found === undefined ? schema : { ...found, ...(schema.description && { description: schema.description }) };
  }

  private typeOf(schema: Schema): string {
    const { type, items } = this.resolve(schema);
    const names = typeof type === 'string' ? [type] : (type ?? []);
    return names
      .map((name) => (name === 'array' && items !== undefined ? `array of ${this.typeOf(items)}` : name))
      .join(' or ');
  }

  field(name: string, given: Schema, isRequired: boolean, description = given.description): ApiField {
    const schema = this.resolve(given);
    const { enum: values = this.resolve(schema.items ?? {}).enum ?? [] } = schema;
    return {
      name,
      type: this.typeOf(given),
      isRequired,
      description: description ?? schema.description ?? '',
      values: values.filter((value) => value !== null).map(String),
    };
  }

  /** The fields of an object, and below each those of the objects that it holds. */
  fields(given: Schema | undefined, prefix = '', depth = 0): ApiField[] {
    if (given === undefined || depth === DEPTH) return [];
    const { properties = {}, required = [] } = this.resolve(given);
    return Object.entries(properties).flatMap(([name, property]) => {
      const schema = this.resolve(property);
      const way = `${prefix}${name}`;
      const inside =
        schema.items === undefined
          ? this.fields(schema, `${way}.`, depth + 1)
          : this.fields(schema.items, `${way}[].`, depth + 1);
      return [this.field(way, property, required.includes(name)), ...inside];
    });
  }
}

function schemaOf(content: Content | undefined): Schema | undefined {
  return content?.content?.['application/json']?.schema;
}

/** The operations of the document by resource, in its order, and the callbacks. Rule callbacks.published. */
export function readDocument({ paths, webhooks, components }: ApiDocument): ApiSection[] {
  const reader = new Reader(components.schemas);
  const sections = new Map<string, ApiOperation[]>();
  for (const [path, methods] of Object.entries({ ...paths, ...webhooks })) {
    for (const [method, { tags, operationId, summary, parameters = [], requestBody, responses }] of Object.entries(
      methods,
    )) {
      const [title = ''] = tags;
      const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
      const operations = sections.get(title) ?? [];
      sections.set(title, operations);
      operations.push({
        id: operationId,
        method: method.toUpperCase(),
        path,
        summary: summary.replace(`: ${title}`, ''),
        parameters: parameters.map(({ name, in: place, required = false, description, schema = {} }) => ({
          ...reader.field(name, schema, required, description),
          place,
        })),
        body: reader.fields(schemaOf(requestBody)),
        answer: reader.fields(schemaOf(success)),
      });
    }
  }
  return [...sections].map(([title, operations]) => ({ title, operations }));
}
