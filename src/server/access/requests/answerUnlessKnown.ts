import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers 304 when the browser has this version already. */
export function answerUnlessKnown<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  version: string,
  body: T,
): T | FastifyReply {
  const etag = `"${version}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : body;
}
