import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { ApiError } from '../errors/ApiError.ts';

/** Maximum nesting depth of a request body. No API schema is nested more deeply. */
const MAX_DEPTH = 32;

/** Half of a character: a lone surrogate, which UTF-8 cannot encode. It would be stored as another character. */
const HALF_CHARACTER = /\p{Surrogate}/u;

function invalidBody(path: readonly string[], message: string): ApiError {
  return new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', [
    { field: path.join('.') || 'body', message },
  ]);
}

function assertReadable(value: unknown, path: readonly string[]): void {
  if (typeof value === 'string' && HALF_CHARACTER.test(value)) {
    throw invalidBody(path, 'contains half of a character; send text as UTF-8');
  }
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return;
  if (path.length > MAX_DEPTH) throw invalidBody([], 'is nested too deeply');
  for (const [name, inner] of Object.entries(value)) {
    if (HALF_CHARACTER.test(name)) throw invalidBody(path, 'has a name with half of a character; send text as UTF-8');
    assertReadable(inner, [...path, name]);
  }
}

/** Rejects bodies that are nested too deeply, or have half of a character in a text or a name: API_VALIDATION_ERROR. */
export const readableBodyPlugin = plugin(
  async (app: FastifyInstance) => {
    app.addHook('preValidation', async ({ body }) => assertReadable(body, []));
  },
  { name: 'readable-bodies' },
);
