import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFresh } from './isFresh.ts';

/** Encodings of a cached response, the preferred one first. */
const ENCODINGS: ('br' | 'gzip')[] = ['br', 'gzip'];

interface CompressedResponse {
  readonly version: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Higher quality than usual, because the result is reused for many responses. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };

async function compressBody(value: unknown): Promise<CompressedResponse> {
  const plain = Buffer.from(JSON.stringify(value));
  const [br, zipped] = await Promise.all([compressBrotli(plain, BROTLI), compressGzip(plain)]);
  return { version: createHash('sha1').update(plain).digest('base64url'), plain, br, gzip: zipped };
}

/** Cache of large public responses that depend on the config alone: composed, serialized and compressed once per config. */
export class ResponseCache {
  private readonly cached = new WeakMap<object, Promise<CompressedResponse>>();

  /** Sends the response that `compose` builds from a config, or 304 when the client has it. */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    config: object,
    compose: () => unknown,
  ): Promise<FastifyReply> {
    const pending = this.cached.get(config) ?? compressBody(compose());
    this.cached.set(config, pending);
    const cached = await pending;
    reply.header('vary', 'accept-encoding');
    if (isFresh(request, reply, cached.version)) return reply.code(304).send();
    const encoding = negotiate(request.headers['accept-encoding']?.toString() ?? '', ENCODINGS);
    if (encoding !== null) reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(cached[encoding ?? 'plain']);
  }
}
