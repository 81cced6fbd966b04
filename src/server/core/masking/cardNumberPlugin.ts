import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { hasCardNumber } from '#contract/cards/cardNumbers.ts';
import { ApiError } from '../errors/ApiError.ts';
import { isSecretName } from './maskLogged.ts';

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

/**
 * The body without `input`, or the `values` of a draft, which the action's form schema validates, and without `initial`: what
 * a record has, own numbers that look like a card's included, is compared with it, and stored nowhere.
 */
function withoutValues(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return { ...body, input: undefined, values: undefined, initial: undefined };
}

function isFormAction({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.includes('/actions/:action') === true;
}

/**
 * Rejects card numbers in a path, query or body, so that none is stored, logged or returned. Only a form with a card field
 * accepts one, and an Idempotency-Key may look like one (decision 0059). Registered in the API's scope, after the session and
 * after `readableBodyPlugin`, which limits the depth.
 * Rule forms.card-numbers.
 */
export const cardNumberPlugin = plugin(
  async (app: FastifyInstance) => {
    app.addHook('preValidation', async (request) => {
      const { params, query, body } = request;
      const parts = {
        params,
        query,
        body: isFormAction(request) ? withoutValues(body) : body,
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
