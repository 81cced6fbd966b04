import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { isFresh } from './isFresh.ts';

it.each([
  [undefined, 200],
  ['"v1"', 304],
  ['W/"v1"', 304],
  ['"v0", "v1"', 304],
  ['*', 304],
  ['"v0"', 200],
  ['v1', 200],
])('a client with %s gets %i', async (noneMatch, status) => {
  const app = Fastify();
  app.get('/', (request, reply) => (isFresh(request, reply, 'v1') ? reply.code(304).send() : { version: 1 }));
  const response = await app.inject({ url: '/', headers: { ...(noneMatch && { 'if-none-match': noneMatch }) } });
  expect([response.statusCode, response.headers.etag]).toEqual([status, '"v1"']);
});
