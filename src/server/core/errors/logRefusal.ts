import type { FastifyRequest } from 'fastify';
import { maskLogged } from '../masking/maskLogged.ts';
import type { ApiError } from './ApiError.ts';

/** What a person who is signed in is told when something is closed to them, besides that it is not there. */
const REFUSALS: ReadonlySet<string> = new Set(['AUTHORIZATION_ERROR', 'CONTEXT_CHANGED_ERROR']);

/** What is not there, of whatever kind: nobody tells it from what is closed. */
const NOT_THERE = 404;

/**
 * Leaves a line in the log for what somebody who is signed in may not do or see: who, where from and what. Whoever tries one
 * door after the other is found by it.
 */
export function logRefusal(request: FastifyRequest, { code, status }: ApiError): void {
  const session = request.sessionContext;
  if (session === undefined || !(status === NOT_THERE || REFUSALS.has(code))) return;
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
