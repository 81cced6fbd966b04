import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface CompressedResponse {
  readonly etag: string;
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
  return { etag: `"${createHash('sha1').update(plain).digest('base64url')}"`, plain, br, gzip: zipped };
}

/** The encoding of a response: the best that the client accepts; q=0 excludes one. */
function encodingFor(accepted: string): 'br' | 'gzip' | undefined {
  const names = accepted.split(',').map((part) =>
    part
      .trim()
      .toLowerCase()
      .split(';')
      .map((value) => value.trim()),
  );
  const isAccepted = (encoding: string) =>
    names.some(([name, weight]) => name === encoding && !/^q=0(\.0*)?$/.test(weight ?? ''));
  if (isAccepted('br')) return 'br';
  return isAccepted('gzip') ? 'gzip' : undefined;
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
    reply.header('etag', cached.etag).header('cache-control', 'private, no-cache').header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === cached.etag) return reply.code(304).send();
    const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''));
    if (encoding !== undefined) reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(cached[encoding ?? 'plain']);
  }
}
