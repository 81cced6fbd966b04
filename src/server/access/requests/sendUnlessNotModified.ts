import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFresh } from './isFresh.ts';

/** Sends 304 when the client's version is current. */
export function sendUnlessNotModified<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  version: string,
  body: T,
): T | FastifyReply {
  return isFresh(request, reply, version) ? reply.code(304).send() : body;
}
