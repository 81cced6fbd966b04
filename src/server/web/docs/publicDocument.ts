import { publicName } from '#compiler/apiAddresses.ts';
import type { Config } from '#compiler/config.ts';
import type { ActionDeclaration, PublicResource, ResourceFile } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { API_SCHEMAS } from './apiSchemas.ts';
import { CALLBACK_DELIVERY, callbackWebhooks } from './callbackWebhooks.ts';
import { errorResponses, type Operation, withErrors } from './composeDocument.ts';
import { filterProperties } from './filterProperties.ts';
import { componentName, recordSchema } from './resourcePaths.ts';
import { SchemaComponents } from './SchemaComponents.ts';

type Json = Record<string, unknown>;

const ID = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
const KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'New for each write and the same for its retries: a retry returns the result of the first request.',
  schema: { type: 'string', minLength: 8, maxLength: 128 },
};

/** A resource with its part of the public API. */
interface Public {
  readonly name: string;
  readonly resource: ResourceFile;
  readonly record: RecordSchema;
  readonly v1: PublicResource;
}

function publicResources(config: Config): Public[] {
  return [...config.resources].flatMap(([name, { value: resource }]) => {
    const v1 = resource.api?.v1;
    const record = config.records.get(resource.record);
    const shown = publicName(name, resource);
    return v1 === undefined || record === undefined || shown === undefined
      ? []
      : [{ name: shown, resource, record, v1 }];
  });
}

/** The fields of a record, with the currencies of its amounts. */
function fieldNames({ record, v1 }: Public): string[] {
  return ['id', ...new Set(v1.fields.flatMap((field) => [field, record.fields[field]?.currency ?? field]))];
}

/** Query parameters of a list, each repeatable where it takes several values. */
function listParameters({ resource, record, v1 }: Public): Json[] {
  const known = filterProperties(resource, record);
  const named = (v1.filters ?? []).flatMap((field): [string, unknown][] => {
    const keys = Object.keys(known).filter((key) => [field, `${field}_gte`, `${field}_lte`].includes(key));
    return keys.length === 0 ? [[field, { type: 'string' }]] : keys.map((key) => [key, known[key]]);
  });
  const query = (name: string, schema: unknown, description?: string) => ({
    name,
    in: 'query',
    required: false,
    ...(description && { description }),
    schema,
  });
  return [
    query('limit', { type: 'integer', minimum: 1, maximum: 100, default: 20 }, 'Records of a page.'),
    query('cursor', { type: 'string' }, 'The next_cursor or previous_cursor of an earlier page.'),
    ...named.map(([name, schema]) => query(name, schema)),
  ];
}

function jsonOf(status: number, description: string, schema: Json): Json {
  return { [status]: { description, content: { 'application/json': { schema } } } };
}

/** The operations of one resource, by path and method. */
class ResourceOperations {
  private readonly reference: Json;
  private readonly title: string;

  constructor(
    private readonly config: Config,
    private readonly components: SchemaComponents,
    private readonly given: Public,
  ) {
    const { name, resource, record } = given;
    this.title = config.messages.en?.[resource.label] ?? name;
    const schema = { ...recordSchema(record, fieldNames(given)), required: ['id'] };
    this.reference = components.add(componentName(name), schema);
  }

  paths(): Json {
    const { name, resource, v1 } = this.given;
    const actions = (resource.actions ?? []).filter(
      ({ id, scope }) => scope !== 'selection' && v1.actions?.includes(id),
    );
    const create = actions.find(({ scope }) => scope === 'list');
    const paths: Json = {
      [`/api/v1/${name}`]: { get: this.list(), ...(create && { post: this.action(create) }) },
      [`/api/v1/${name}/{id}`]: { get: this.get() },
    };
    for (const action of actions)
      if (action.scope === 'record') paths[`/api/v1/${name}/{id}/${action.id}`] = { post: this.action(action) };
    return paths;
  }

  private operation(operationId: string, summary: string, responses: Json, rest: Json = {}): Operation {
    return withErrors({ tags: [this.title], operationId, summary: `${summary}: ${this.title}`, ...rest, responses });
  }

  private list(): Operation {
    const nullable = { type: ['string', 'null'] };
    const schema = {
      type: 'object',
      required: ['data', 'has_more', 'next_cursor', 'previous_cursor'],
      properties: {
        data: { type: 'array', items: this.reference },
        has_more: { type: 'boolean' },
        next_cursor: nullable,
        previous_cursor: nullable,
      },
    };
    const parameters = listParameters(this.given);
    return this.operation(`list-${this.given.name}`, 'List', jsonOf(200, 'A page of records.', schema), { parameters });
  }

  private get(): Operation {
    const responses = jsonOf(200, 'The record.', this.reference);
    return this.operation(`get-${this.given.name}`, 'Get one', responses, { parameters: [ID] });
  }

  private action({ id, scope, form, label }: ActionDeclaration): Operation {
    const values = form === undefined ? undefined : this.config.forms.get(form)?.values;
    const isNew = scope === 'list';
    const responses = isNew
      ? jsonOf(201, 'The new record.', this.reference)
      : jsonOf(200, 'The record after the action.', this.reference);
    const schema = values && this.components.add(values.title, values);
    const body = schema && { requestBody: { required: true, content: { 'application/json': { schema } } } };
    const parameters = isNew ? [KEY] : [ID, KEY];
    const summary = this.config.messages.en?.[label] ?? id;
    return this.operation(`${id}-${this.given.name}`, summary, responses, { parameters, ...body });
  }
}

const DESCRIPTION = `Authenticate with a secret API key as the user name of HTTP Basic, with an empty password. A test key works on test data and a live key on live data.
Amounts are decimal strings of major units, moments ISO 8601 in UTC, days YYYY-MM-DD. Fields and values may be added at any time; what exists stays as it is in v1.`;

/** The OpenAPI 3.1 document of the public API: what the resources declare as \`api.v1\`. Rule api-keys.public-api. */
export function publicDocument(config: Config, brand: string, server: string): Json {
  const components = new SchemaComponents(API_SCHEMAS);
  const responses = errorResponses(components);
  const paths: Json = {};
  for (const given of publicResources(config))
    Object.assign(paths, new ResourceOperations(config, components, given).paths());
  const webhooks = callbackWebhooks(config, components);
  const securitySchemes = { key: { type: 'http', scheme: 'basic', description: 'The secret API key as user name.' } };
  return {
    openapi: '3.1.0',
    info: { title: `${brand} API`, version: '1', description: `${DESCRIPTION}\n${CALLBACK_DELIVERY}` },
    servers: [{ url: server, description: 'This deployment' }],
    security: [{ key: [] }],
    paths,
    webhooks,
    components: { schemas: components.schemas, responses, securitySchemes },
  };
}
