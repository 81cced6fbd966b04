import type { Config } from '#compiler/config.ts';
import { API_SCHEMAS } from './apiSchemas.ts';
import { FIXED_OPERATIONS, type FixedOperation } from './fixedOperations.ts';
import { resourcePaths } from './resourcePaths.ts';
import { API_BASE, SchemaComponents } from './SchemaComponents.ts';

type Json = Record<string, unknown>;

/** An operation of the document with its responses by status. */
export type Operation = Json & { responses?: Record<string, unknown> };

/** Error responses of every operation, by status. */
const ERRORS: Readonly<Record<string, string>> = {
  400: 'The request is invalid; `errors` names the fields.',
  401: 'Not signed in, or the API key is invalid.',
  403: 'Not allowed for this user or API key.',
  404: 'Not found, or this user or API key has no access to it.',
  409: 'The record or the amounts have changed, or the Idempotency-Key was used for another request.',
  429: 'Too many requests. Retry after the time in Retry-After.',
  503: 'Temporarily unavailable. Retry after the time in Retry-After.',
};

function responseName(status: string): string {
  return `Error${status}`;
}

/** The shared error responses. */
export function errorResponses(components: SchemaComponents): Json {
  const schema = components.refer(`${API_BASE}error.schema.json`);
  const responses: Json = {};
  for (const [status, description] of Object.entries(ERRORS)) {
    responses[responseName(status)] = { description, content: { 'application/json': { schema } } };
  }
  return responses;
}

/** An operation with the shared error responses. */
export function withErrors(operation: Operation): Operation {
  const errors = Object.keys(ERRORS).map((status) => [
    status,
    { $ref: `#/components/responses/${responseName(status)}` },
  ]);
  return { ...operation, responses: { ...operation.responses, ...Object.fromEntries(errors) } };
}

/** The response of a fixed route: its schema if it has one, else any JSON. */
function answerOf({ answer }: FixedOperation, components: SchemaComponents): Json {
  const [file, definition] = answer ?? [];
  if (file === undefined) return { description: 'OK', content: { 'application/json': { schema: {} } } };
  const schema = components.refer(`${API_BASE}${file}.schema.json`, definition && `definitions/${definition}`);
  return { description: 'OK', content: { 'application/json': { schema } } };
}

/** `get /api/users/{user}/businesses` → `getUsersByUserBusinesses`. */
function operationId(method: string, path: string): string {
  const words = path
    .replace('!', '/now')
    .replaceAll(/\{([^{}]*)\}/g, 'by/$1')
    .split(/[^A-Za-z0-9]+/);
  return (
    method +
    words
      .filter((word) => word !== '' && word !== 'api')
      .map((word) => word[0]?.toUpperCase() + word.slice(1))
      .join('')
  );
}

function fixedPaths(collected: Json, components: SchemaComponents): Json {
  const paths: Json = {};
  for (const [path, methods] of Object.entries(collected)) {
    if (!path.startsWith('/api/') || path.includes('{resource}')) continue;
    const operations = Object.entries(methods as Json).map(([method, collectedOperation]) => {
      const operation = components.rewritten(collectedOperation, API_BASE) as Operation;
      const fixed = FIXED_OPERATIONS[`${method} ${path}`] ?? { summary: `${method.toUpperCase()} ${path}` };
      const named = { tags: ['account'], ...operation, summary: fixed.summary, operationId: operationId(method, path) };
      return [method, withErrors({ ...named, responses: { 200: answerOf(fixed, components) } })];
    });
    paths[path] = Object.fromEntries(operations);
  }
  return paths;
}

function resourceOperations(config: Config, components: SchemaComponents): Json {
  const paths: Json = {};
  for (const [path, methods] of Object.entries(resourcePaths(config, components))) {
    const operations = Object.entries(methods as Json).map(([method, operation]) => [
      method,
      withErrors(operation as Operation),
    ]);
    paths[path] = Object.fromEntries(operations);
  }
  return paths;
}

/** The document that `@fastify/swagger` generates for the fixed routes. Rule api-keys.document. */
export interface Collected extends Json {
  readonly info?: Json;
  readonly paths?: Json;
  readonly components?: { readonly schemas?: Json; readonly securitySchemes?: Json };
}

/** The OpenAPI 3.1 document: fixed routes and all resources of a config, with schemas of requests, responses and errors. */
export function composeDocument(collected: Collected, config: Config, brand: string, server: string): Json {
  const components = new SchemaComponents(API_SCHEMAS);
  for (const [name, schema] of Object.entries(collected.components?.schemas ?? {})) components.add(name, schema);
  const responses = errorResponses(components);
  const paths = { ...fixedPaths(collected.paths ?? {}, components), ...resourceOperations(config, components) };
  return {
    ...collected,
    openapi: '3.1.0',
    info: { ...collected.info, title: `${brand} API` },
    servers: [{ url: server, description: 'This deployment' }],
    paths,
    components: { ...collected.components, schemas: components.schemas, responses },
  };
}
