import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ApiError } from '../../core/errors/ApiError.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Query parameters that a list has besides the environment: it rejects all others. `checked`: the route rejects unknown ones
     * by itself. A route without any, or with a schema of its query, is not checked.
     */
    parameters?: readonly string[] | 'checked';
  }
}

/** Parameters that every route has. Rule routes.environment, routes.v2-mode. */
const COMMON = ['environment'];
const COMMON_V2 = [...COMMON, 'mode'];

const READS = ['GET', 'HEAD'];

/** How a value is filtered by. */
function messageOf(name: string): string {
  return `is not a parameter of this list; filter by ${JSON.stringify({ [name]: '…' })} in the parameter filter`;
}

/** Whether the request names a resource that is closed to the user, for which the route returns 404. */
function isClosed({ params, sessionContext }: FastifyRequest): boolean {
  const { resource } = params as { readonly resource?: string };
  return resource !== undefined && sessionContext?.resolution.access.has(resource) !== true;
}

function rejectUnknown(request: FastifyRequest): void {
  const { query, routeOptions, method } = request;
  const { config, schema, url } = routeOptions;
  const { parameters = 'checked' } = config;
  if (!READS.includes(method) || parameters === 'checked' || schema?.querystring !== undefined) return;
  if (!parameters.includes('filter')) return;
  const known = [...parameters, ...(url?.startsWith('/api/v2/') ? COMMON_V2 : COMMON)];
  const unknown = Object.keys(query as object).filter((name) => !known.includes(name));
  if (unknown.length === 0 || isClosed(request)) return;
  const errors = unknown.map((field) => ({ field, message: messageOf(field), allowed: known }));
  throw new ApiError('API_VALIDATION_ERROR', 'The request has unknown parameters.', errors);
}

/**
 * Rejects query parameters that a list does not know, so that no list is returned whole to a client that expects it
 * filtered. Registered after the session, so that a request without one gets AUTHENTICATION_ERROR.
 * Rule routes.known-parameters.
 */
export const queryParameters = plugin(
  async (app: FastifyInstance) => {
    app.addHook('preValidation', async (request) => rejectUnknown(request));
  },
  { name: 'query-parameters', dependencies: ['session'] },
);
