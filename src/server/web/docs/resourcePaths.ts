import { apiAddresses } from '#compiler/apiAddresses.ts';
import type { Config } from '#compiler/config.ts';
import { isForPrograms } from '#compiler/resolve/screens/resolveDeveloper.ts';
import type { RecordField, RecordSchema } from '#contract/recordSchema.ts';
import { actionPaths } from './actionPaths.ts';
import { filterProperties } from './filterProperties.ts';
import { API_BASE, type SchemaComponents } from './SchemaComponents.ts';

type Json = Record<string, unknown>;

const TYPE: Readonly<Record<RecordField['kind'], Json>> = {
  text: { type: 'string' },
  enum: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  datetime: { type: 'string', format: 'date-time' },
  money: { type: 'string', format: 'decimal' },
  'record-id': { type: 'string' },
  // Any JSON: an object or a list.
  json: {},
};

/** JSON Schema of a record with these fields, as the API returns it. */
export function recordSchema(record: RecordSchema, names = Object.keys(record.fields)): Json {
  const properties: Json = {};
  for (const field of names.flatMap((name) => record.fields[name] ?? [])) {
    const { type, ...rest } = TYPE[field.kind];
    properties[field.name] = {
      ...rest,
      ...(type !== undefined && { type: field.nullable ? [type, 'null'] : type }),
      ...(field.values.length > 0 && { enum: field.nullable ? [...field.values, null] : field.values }),
    };
  }
  return { type: 'object', description: 'Only fields that you have access to.', properties };
}

/** `credit-card-payment` → `CreditCardPayment`. */
export function componentName(name: string): string {
  return name
    .split('-')
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join('');
}

/** English title of a resource. */
function titleOf(config: Config, name: string, label: string): string {
  return config.messages.en?.[label] ?? name;
}

function queryParameter(name: string, description: string, schema: Json = { type: 'string' }): Json {
  return { name, in: 'query', required: false, description, schema };
}

const ENVIRONMENT = queryParameter('environment', 'Test or live data.', {
  type: 'string',
  enum: ['DEVELOPMENT', 'PRODUCTION'],
});
const ID = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };

/** OpenAPI paths of all resources of the config, including their aliases. */
export function resourcePaths(config: Config, components: SchemaComponents): Json {
  const paths: Json = {};
  for (const [name, { value: resource }] of config.resources) {
    const record = config.records.get(resource.record);
    if (record === undefined) continue;
    const schema = components.add(componentName(resource.record), recordSchema(record));
    const title = titleOf(config, name, resource.label);
    const sortable = resource.list.columns
      .filter((column) => 'sortable' in column && column.sortable)
      .map((column) => column.field);
    const filter = { type: 'object', properties: filterProperties(resource, record) };
    const answer = (content: Json) => ({
      200: { description: 'OK', content: { 'application/json': { schema: content } } },
    });
    const query = [
      ENVIRONMENT,
      queryParameter('sort', `A JSON array of a field (${sortable.join(', ')}) and ASC or DESC.`),
      {
        name: 'filter',
        in: 'query',
        description: 'A JSON object.',
        content: { 'application/json': { schema: filter } },
      },
      ...(resource.list.segments === undefined
        ? []
        : [
            queryParameter('segment', 'A named filter of the list.', {
              type: 'string',
              enum: resource.list.segments.map(({ id }) => id),
            }),
          ]),
      queryParameter('time_zone', 'The time zone of dates, an IANA name.'),
    ];
    paths[`/api/${name}`] = {
      get: {
        tags: ['resources'],
        operationId: `list-${name}`,
        summary: `List: ${title}`,
        parameters: [
          ...query,
          queryParameter('range', 'A JSON array of the first and last row, from 0.'),
          queryParameter('cursor', 'The X-Next-Cursor or X-Previous-Cursor of an earlier response, or last.'),
        ],
        responses: answer({ type: 'array', items: schema }),
      },
    };
    if (resource.list.tabs) {
      const responses = answer({ type: 'object', description: 'The number of records in each tab.' });
      const summary = `Count: ${title}`;
      const get = { tags: ['resources'], operationId: `count-${name}`, summary, parameters: query, responses };
      paths[`/api/${name}/counts`] = { get };
    }
    if (resource.list.export) {
      paths[`/api/${name}/export`] = {
        get: {
          tags: ['resources'],
          operationId: `export-${name}`,
          summary: `Export: ${title}`,
          parameters: [
            ...query,
            queryParameter('format', 'csv.'),
            queryParameter('columns', `Comma-separated fields: ${resource.list.export.columns.join(', ')}.`),
            queryParameter('language', 'The language of titles and values: en or id.'),
          ],
          responses: { 200: { description: 'OK', content: { 'text/csv': { schema: { type: 'string' } } } } },
        },
      };
    }
    if (resource.detail) {
      paths[`/api/${name}/{id}`] = {
        get: {
          tags: ['resources'],
          operationId: `get-${name}`,
          summary: `Get one: ${title}`,
          parameters: [ID, ENVIRONMENT],
          responses: answer(schema),
        },
      };
    }
    if (resource.detail && isForPrograms(config, resource)) {
      paths[`/api/${name}/{id}/developer`] = {
        get: {
          tags: ['resources'],
          operationId: `get-developer-${name}`,
          summary: `Get what programs have of one: ${title}`,
          parameters: [ID, ENVIRONMENT],
          responses: answer(components.refer(`${API_BASE}developer.schema.json`)),
        },
      };
    }
    Object.assign(paths, actionPaths(name, resource.actions ?? [], config, components));
  }
  for (const { from, to } of apiAddresses(config.resources)) {
    const known = paths[to] as { get: Json } | undefined;
    if (known === undefined) continue;
    const description = `The same as ${to}.`;
    paths[from] = { get: { ...known.get, operationId: `${known.get.operationId}-also`, description } };
  }
  return paths;
}
