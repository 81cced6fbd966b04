import type { FastifyRequest } from 'fastify';
import { notFound } from '../errors/ApiError.ts';

/** Only internal staff go on (shell.md, section 6); to everybody else there is nothing here. Throws ApiError. */
export function assertInternal(request: FastifyRequest): void {
  if (!request.session().business.internal) throw notFound();
}
