import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

/**
 * Sets the version of a response as its ETag, for a private cache that revalidates it each time. Returns whether the client's copy
 * has this version: the response is then 304 without a body.
 */
export function isFresh(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  const etag = `"${version}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  const { 'if-none-match': noneMatch } = request.headers;
  return fresh({ 'if-none-match': noneMatch }, { etag });
}
