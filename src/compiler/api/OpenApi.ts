import { parse } from 'yaml';
import { childOf } from '../migrate/childOf.ts';
import { findList, type ListFound } from './findList.ts';
import { keys, SchemaReader, type Shape } from './SchemaReader.ts';

/** A property of what an API answers with. */
export interface ApiProperty extends Shape {
  /** Whether every record has it. */
  readonly isRequired: boolean;
}

export type ApiProperties = ReadonlyMap<string, ApiProperty>;

export type Method = 'get' | 'post';

/** A path with its parameters called alike: their names change nothing. */
function withoutNames(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, '{}').replace(/\/$/, '');
}

function parsed(text: string): unknown {
  try {
    return parse(text, { maxAliasCount: 100, logLevel: 'silent' });
  } catch {
    return undefined;
  }
}

/** Why a file cannot be read as a description of an API. */
export function documentProblem(file: string, text: string): string {
  const version = childOf(parsed(text), 'swagger');
  if (version === undefined) return `${file} is not an OpenAPI 3 or Swagger 2.0 document, in JSON or YAML.`;
  return `${file} is a Swagger ${String(version)} document; versions 2.0 and later are read.`;
}

/** An OpenAPI 3.0 or 3.1 or Swagger 2.0 document, as far as it describes the answers of an API. */
export class OpenApi {
  private readonly paths = new Map<string, string>();
  readonly schemas: SchemaReader;

  private constructor(private readonly document: unknown) {
    this.schemas = new SchemaReader(document);
    for (const path of keys(childOf(document, 'paths'))) this.paths.set(withoutNames(path), path);
  }

  /** Reads a document, JSON or YAML; `undefined` when it is not one of OpenAPI 3 or Swagger 2.0. */
  static read(text: string): OpenApi | undefined {
    const document = parsed(text);
    const isKnown =
      String(childOf(document, 'openapi')).startsWith('3.') || String(childOf(document, 'swagger')) === '2.0';
    return isKnown ? new OpenApi(document) : undefined;
  }

  /** The first word of the API's title, which names whose API it is. */
  get title(): string {
    return String(childOf(childOf(this.document, 'info'), 'title') ?? '');
  }

  /** The paths as they are written. */
  pathNames(): string[] {
    return [...this.paths.values()];
  }

  /** Whether a path has an operation. The names of its parameters do not matter. */
  has(method: Method, path: string): boolean {
    return this.operation(method, path) !== undefined;
  }

  private operation(method: Method, path: string): unknown {
    const written = this.paths.get(withoutNames(path));
    if (written === undefined) return undefined;
    return childOf(this.schemas.follow(childOf(childOf(this.document, 'paths'), written)), method);
  }

  /** The schema of an operation's answer in JSON; `undefined` where the document does not describe one. */
  private answerAt(method: Method, path: string): unknown {
    const responses = childOf(this.operation(method, path), 'responses');
    const codes = keys(responses).filter((code) => code.startsWith('2'));
    for (const code of [...codes.sort(), 'default']) {
      const response = this.schemas.follow(childOf(responses, code));
      // Swagger 2.0 has the schema at the response.
      const direct = childOf(response, 'schema');
      if (direct !== undefined) return direct;
      const content = childOf(response, 'content');
      const media = keys(content).find((type) => type.includes('json')) ?? keys(content).find((type) => type === '*/*');
      const schema = media === undefined ? undefined : childOf(childOf(content, media), 'schema');
      if (schema !== undefined) return schema;
    }
    return undefined;
  }

  /** The array of records in an operation's answer; `at` names it where it is known. */
  listAt(method: Method, path: string, at?: string): ListFound {
    const answer = this.answerAt(method, path);
    if (answer === undefined) return { kind: 'none', reason: 'The document does not describe a JSON response.' };
    return findList(this.schemas, answer, path, at);
  }

  /** The properties of one record of the answer to GET, a list or a single object; `undefined` where the document does not say. */
  recordAt(path: string): ApiProperties | undefined {
    const found = this.listAt('get', path);
    if (found.kind === 'list') return this.propertiesOf(found.record);
    const answer = this.answerAt('get', path);
    return answer === undefined ? undefined : this.propertiesOf(this.schemas.shapeOf(answer));
  }

  propertiesOf(shape: Shape): ApiProperties | undefined {
    if (shape.properties.size === 0) return undefined;
    return new Map(
      [...shape.properties].map(([name, written]) => [
        name,
        { ...this.schemas.shapeOf(written), isRequired: shape.required.has(name) },
      ]),
    );
  }
}
