import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { ResponseCache } from './ResponseCache.ts';

it('makes an answer once until the config changes, in the encoding that the client takes', async () => {
  let made = 0;
  let config = {};
  const answers = new ResponseCache();
  const app = Fastify();
  app.get('/docs', (request, reply) =>
    answers.answer(request, reply, config, () => {
      made += 1;
      return { version: made };
    }),
  );
  const ask = (headers: Record<string, string> = {}) => app.inject({ url: '/docs', headers });
  const [first, ...others] = await Promise.all([ask(), ask(), ask()]);
  expect([made, first.json(), others.length]).toEqual([1, { version: 1 }, 2]);
  const br = await ask({ 'accept-encoding': 'gzip;q=0.5, br' });
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe('{"version":1}');
  const zipped = await ask({ 'accept-encoding': 'br;q=0, gzip' });
  expect(gunzipSync(zipped.rawPayload).toString()).toBe('{"version":1}');
  expect((await ask({ 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
  config = {};
  expect((await ask()).json()).toEqual({ version: 2 });
  expect(made).toBe(2);
});
