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

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Where the body has values of a form: in these members, or in all of it. They are checked by the form, which knows the
     * fields whose own numbers may look like a card's; what they are compared with (`initial`) is stored nowhere.
     */
    formValues?: readonly string[] | 'body';
  }
}

/** What of a body no form checks. */
function uncheckedBody({ body, routeOptions }: FastifyRequest): unknown {
  const { formValues = [] } = routeOptions.config;
  if (formValues === 'body') return undefined;
  if (typeof body !== 'object' || body === null) return body;
  return { ...body, ...Object.fromEntries(formValues.map((member) => [member, undefined])) };
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
      const { params, query } = request;
      const found = findCard({ params, query, body: uncheckedBody(request) }, []);
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
