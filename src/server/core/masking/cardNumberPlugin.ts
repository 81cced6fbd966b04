import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { hasCardNumber } from '#contract/cards/cardNumbers.ts';
import { ApiError } from '../errors/ApiError.ts';
import { isSecretName } from './maskLogged.ts';

/** Maximum nesting depth of a request body. No API schema is nested more deeply. */
const MAX_DEPTH = 32;

/** Half of a character: a lone surrogate, which UTF-8 cannot encode. It would be stored as another character. */
const HALF_CHARACTER = /\p{Surrogate}/u;

function invalidBody(path: readonly string[], message: string): ApiError {
  return new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', [
    { field: path.join('.') || 'body', message },
  ]);
}

/** Throws API_VALIDATION_ERROR for a body that is nested too deeply, or has half of a character in a text or a name. */
function assertReadable(value: unknown, path: readonly string[] = []): void {
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

/** The path of a card number in a value, or `undefined`. Secret fields are skipped: they are stored as hashes. */
function findCard(value: unknown, path: readonly string[]): readonly string[] | undefined {
  if (typeof value === 'string') return hasCardNumber(value) ? path : undefined;
  if (typeof value === 'number') return hasCardNumber(String(value)) ? path : undefined;
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    if (hasCardNumber(name)) return path;
    const found = isSecretName(name) ? undefined : findCard(inner, [...path, name]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The body without `input`, which the action's form schema validates. */
function withoutInput(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('input' in body)) return body;
  return { ...body, input: undefined };
}

function isFormAction({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.includes('/actions/:action') === true;
}

/**
 * Rejects card numbers in a path, query or body, so that none is stored, logged or returned. Only a form with a card field
 * accepts one, and an Idempotency-Key may look like one (decision 0059). Rejects bodies that cannot be read too. Registered in the API's scope, after the session.
 * Rule forms.card-numbers.
 */
export const cardNumberPlugin = plugin(
  async (app: FastifyInstance) => {
    app.addHook('preValidation', async (request) => {
      const { params, query, body } = request;
      assertReadable(body);
      const parts = {
        params,
        query,
        body: isFormAction(request) ? withoutInput(body) : body,
      };
      const found = findCard(parts, []);
      if (found === undefined) return;
      const field = found.slice(1).join('.') || 'address';
      throw new ApiError(
        'CARD_NUMBER_ERROR',
        'Card numbers are not allowed here. Remove the number, or mask its digits.',
        [{ field, message: 'contains a card number' }],
      );
    });
  },
  { name: 'card-numbers' },
);
