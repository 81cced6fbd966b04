import type { FastifyRequest } from 'fastify';
import type { Origin } from '../store/sessions.ts';

/** The origin of a request: IP address and user agent. */
export function originOf(request: FastifyRequest): Origin {
  return { ip: request.ip, userAgent: request.headers['user-agent'] };
}
