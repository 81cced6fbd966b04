import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Kept {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Higher quality than usual, because the result is reused for many responses. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };

async function keep(value: unknown): Promise<Kept> {
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
  const isTaken = (encoding: string) =>
    names.some(([name, weight]) => name === encoding && !/^q=0(\.0*)?$/.test(weight ?? ''));
  if (isTaken('br')) return 'br';
  return isTaken('gzip') ? 'gzip' : undefined;
}

/** Cache of large public responses that depend on the config alone: composed, serialized and compressed once per config. */
export class KeptAnswers {
  private readonly kept = new WeakMap<object, Promise<Kept>>();

  /** Sends the response that `compose` builds from a config, or 304 when the client has it. */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    config: object,
    compose: () => unknown,
  ): Promise<FastifyReply> {
    const pending = this.kept.get(config) ?? keep(compose());
    this.kept.set(config, pending);
    const kept = await pending;
    reply.header('etag', kept.etag).header('cache-control', 'private, no-cache').header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === kept.etag) return reply.code(304).send();
    const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''));
    if (encoding !== undefined) reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(kept[encoding ?? 'plain']);
  }
}
