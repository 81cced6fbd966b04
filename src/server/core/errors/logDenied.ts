import type { FastifyRequest } from 'fastify';
import { maskLogged } from '../masking/maskLogged.ts';
import type { ApiError } from './ApiError.ts';

/** Error codes, besides not found, that are returned when a signed-in user is denied access. */
const DENIED_CODES: ReadonlySet<string> = new Set(['AUTHORIZATION_ERROR', 'CONTEXT_CHANGED_ERROR']);

/** Not found: the same response for hidden records and for missing ones. */
const NOT_FOUND = 404;

/**
 * Logs denied requests of signed-in users: who, from where, and which route. Makes it possible to find users who probe for
 * access.
 */
export function logDenied(request: FastifyRequest, { code, status }: ApiError): void {
  const session = request.sessionContext;
  if (session === undefined || !(status === NOT_FOUND || DENIED_CODES.has(code))) return;
  const { user, business, environment } = session;
  request.log.info(
    {
      denied: code,
      user: user.id,
      business: business.id,
      environment,
      ip: request.ip,
      method: request.method,
      route: request.routeOptions.url,
      params: maskLogged(request.params),
    },
    'request denied',
  );
}
