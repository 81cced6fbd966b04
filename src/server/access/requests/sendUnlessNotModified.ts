import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends 304 when the client's version is current. */
export function sendUnlessNotModified<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  version: string,
  body: T,
): T | FastifyReply {
  const etag = `"${version}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : body;
}
