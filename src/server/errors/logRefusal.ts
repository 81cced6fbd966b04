import type { FastifyRequest } from 'fastify';
import { maskLogged } from '../keys/maskLogged.ts';
import type { ApiError } from './ApiError.ts';

/** What a person who is signed in is told when something is closed to them, or is not there: the two are answered alike. */
const REFUSALS: ReadonlySet<string> = new Set(['DATA_NOT_FOUND_ERROR', 'AUTHORIZATION_ERROR', 'CONTEXT_CHANGED_ERROR']);

/**
 * Leaves a line in the log for what somebody who is signed in may not do or see: who, where from and what. Whoever tries one
 * door after the other is found by it.
 */
export function logRefusal(request: FastifyRequest, { code }: ApiError): void {
  const session = request.sessionContext;
  if (session === undefined || !REFUSALS.has(code)) return;
  const { user, business, environment } = session;
  request.log.info(
    {
      refused: code,
      user: user.id,
      business: business.id,
      environment,
      ip: request.ip,
      method: request.method,
      route: request.routeOptions.url,
      params: maskLogged(request.params),
    },
    'refused',
  );
}
