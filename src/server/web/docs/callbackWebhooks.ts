import type { Config } from '#compiler/config.ts';
import {
  CALLBACK_DELIVERED,
  CALLBACK_HEADERS,
  CALLBACK_PROBES,
  CALLBACK_RETRY_MINUTES,
  CALLBACK_TIMEOUT_SECONDS,
} from '#contract/callbacks/delivery.ts';
import { CALLBACK_PAYLOADS, callbackSchema } from '#contract/callbacks/payloads.ts';
import type { CallbackProduct } from '#contract/transitions.ts';
import { componentName } from './resourcePaths.ts';
import type { SchemaComponents } from './SchemaComponents.ts';

type Json = Record<string, unknown>;

const HEADERS = [
  [CALLBACK_HEADERS.timestamp, 'Seconds since 1970 at which it was signed. Reject one that is older than 5 minutes.'],
  [CALLBACK_HEADERS.signature, 'Ed25519 over the timestamp, a period and the body, in base64.'],
] as const;

const RETRIES = `${CALLBACK_RETRY_MINUTES.slice(0, -1).join(', ')} and ${CALLBACK_RETRY_MINUTES.at(-1)}`;

/** How callbacks are delivered, one fact a line. */
export const CALLBACK_DELIVERY = [
  `Callbacks are POST requests of JSON to the URL of their product. A response of ${CALLBACK_DELIVERED.from} to ${CALLBACK_DELIVERED.before - 1} within ${CALLBACK_TIMEOUT_SECONDS} seconds is a delivery; redirects are not followed.`,
  `A callback that was not delivered is sent again after ${RETRIES} minutes, each counted from the attempt before. A URL without a response ${CALLBACK_PROBES.after} times in a row is probed after ${CALLBACK_PROBES.firstMinutes} minute, then after twice the time before, at most ${CALLBACK_PROBES.maxMinutes} minutes; what waits is sent once it responds.`,
  'A callback arrives at least once, in any order. Its callback_id is the same in every delivery: process each once. GET /api/callback_key returns the public key of the signature.',
  'A test of a URL has is_test, event and reference, and none of the other fields of its product.',
].join('\n');

/** `CARD_PAYMENT` → `card-payment`. */
function nameOf(product: CallbackProduct): string {
  return product.toLowerCase().replaceAll('_', '-');
}

function webhook(product: CallbackProduct, config: Config, components: SchemaComponents): Json {
  const name = nameOf(product);
  const schema = components.add(`${componentName(name)}Callback`, callbackSchema(product));
  const parameters = HEADERS.map(([header, description]) => ({
    name: header,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  }));
  return {
    post: {
      tags: ['Callbacks'],
      operationId: `callback-${name}`,
      summary: config.messages.en?.[`values.callback_url.product.${product}_DESCRIPTION`] ?? product,
      // The receiver's own; the key of the API is not sent.
      security: [],
      parameters,
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: {
        '2XX': { description: 'Delivered.' },
        default: { description: `Not delivered: it is sent again after ${RETRIES} minutes.` },
      },
    },
  };
}

/** OpenAPI webhooks: the callbacks of every product. Rule callbacks.published. */
export function callbackWebhooks(config: Config, components: SchemaComponents): Json {
  const products = Object.keys(CALLBACK_PAYLOADS) as CallbackProduct[];
  return Object.fromEntries(products.map((product) => [product, webhook(product, config, components)]));
}
