import type { FastifyRequest } from 'fastify';
import type { Origin } from './sessions.ts';

/** Where a request came from. */
export function originOf(request: FastifyRequest): Origin {
  return { ip: request.ip, userAgent: request.headers['user-agent'] };
}
