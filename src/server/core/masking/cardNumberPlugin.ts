import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { hasCardNumber } from '#contract/cards/cardNumbers.ts';
import { ApiError } from '../errors/ApiError.ts';
import { isSecretName } from './maskLogged.ts';

/** Nothing that is asked for is nested so deep; what is would be too much for whoever reads it after this. */
const MOST_DEPTH = 32;

function assertShallow(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return;
  if (depth > MOST_DEPTH) {
    const fault = { field: 'body', message: 'is nested too deeply' };
    throw new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', [fault]);
  }
  for (const inner of Object.values(value)) assertShallow(inner, depth + 1);
}

/** Where a card's number stands in a value, or `undefined`. What is secret by its name is kept as a hash alone. */
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

/** What the form of an action asked for is looked through by the form's own schema. */
function withoutInput(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('input' in body)) return body;
  return { ...body, input: undefined };
}

function isOfForm({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.includes('/actions/:action') === true;
}

/**
 * Refuses a card's number in an address, a query or a body, so that none is kept, logged or answered. Only a form that
 * asks for one takes it, and an Idempotency-Key is a number of the program's own (decision 0059). Registered after the
 * session, which is required first.
 */
export const cardNumberPlugin = plugin(
  async (app: FastifyInstance) => {
    app.addHook('preValidation', async (request) => {
      const { params, query, body } = request;
      assertShallow(body);
      const asked = {
        params,
        query,
        body: isOfForm(request) ? withoutInput(body) : body,
      };
      const found = findCard(asked, []);
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
