import type { FastifyRequest } from 'fastify';
import { canUseLive } from '#contract/canUseLive.ts';
import type { Environment, GoLiveStatus } from '#contract/generated/config.ts';
import { ApiError, invalidRequest } from '../../../core/errors/ApiError.ts';

/** Cookie with the chosen environment; lasts a day. Rule modes.cookie. */
export const ENVIRONMENT_COOKIE = 'environment';

function isEnvironment(value: unknown): value is Environment {
  return value === 'DEVELOPMENT' || value === 'PRODUCTION';
}

/** Environments by the names of paths below /api/v2/. Rule routes.v2-mode. */
const MODES: ReadonlyMap<unknown, Environment> = new Map([
  ['test', 'DEVELOPMENT'],
  ['live', 'PRODUCTION'],
]);

// Rule routes.environment.
function named(request: FastifyRequest): unknown {
  const query = request.query as Record<string, unknown> | undefined;
  const body = request.body as Record<string, unknown> | null | undefined;
  const find = (name: string) => query?.[name] ?? (typeof body === 'object' ? body?.[name] : undefined);
  const environment = find('environment');
  if (environment !== undefined || request.routeOptions.url?.startsWith('/api/v2/') !== true) return environment;
  const mode = find('mode');
  if (mode !== undefined && !MODES.has(mode)) throw invalidRequest('mode', 'is neither test nor live');
  return MODES.get(mode);
}

/**
 * The environment of a request: the query or body parameter, else the cookie, else live mode if the business may use it.
 * Throws for a parameter that the business may not use, so that test data is not mistaken for live data; a cookie is
 * ignored instead. An API key has a `usual` environment instead of a cookie.
 * Rule modes.environment-of-request.
 */
export function environmentOf(request: FastifyRequest, status: GoLiveStatus, usual?: Environment): Environment {
  const wanted = named(request);
  if (wanted !== undefined && !isEnvironment(wanted)) {
    throw new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', [
      { field: 'environment', message: 'is not an environment', allowed: ['DEVELOPMENT', 'PRODUCTION'] },
    ]);
  }
  // Rule modes.named-live-refused.
  if (wanted === 'PRODUCTION' && !canUseLive(status)) {
    throw new ApiError('ENVIRONMENT_NOT_ALLOWED_ERROR', 'This business is not live. Use DEVELOPMENT.');
  }
  if (wanted !== undefined) return wanted;
  if (usual !== undefined) return usual;
  if (!canUseLive(status)) return 'DEVELOPMENT';
  const kept = request.cookies[ENVIRONMENT_COOKIE];
  return isEnvironment(kept) ? kept : 'PRODUCTION';
}
