import { callbackSchema } from '#contract/callbacks/payloads.ts';
import type { CallbackProduct } from '#contract/transitions.ts';
import type { Effect } from './watchEffects.ts';

/** Fields that each delivery adds to the payload. */
const ADDED = ['callback_id', 'created'];

function typeOf(value: unknown): string {
  return value === null ? 'null' : Number.isInteger(value) ? 'integer' : typeof value;
}

function wrongFields(product: CallbackProduct, payload: Readonly<Record<string, unknown>>): string[] {
  const { required, properties } = callbackSchema(product);
  const known = properties as Readonly<Record<string, { type: string | readonly string[]; enum?: readonly unknown[] }>>;
  const missing = required.filter((field) => !ADDED.includes(field) && !(field in payload));
  const wrong = Object.entries(payload).flatMap(([field, value]) => {
    const schema = known[field];
    if (schema === undefined) return [`${field} is not published`];
    if (![schema.type].flat().includes(typeOf(value))) return [`${field} is ${typeOf(value)}`];
    return schema.enum?.includes(value) === false ? [`${field} is ${String(value)}`] : [];
  });
  return [...missing.map((field) => `${field} is missing`), ...wrong].map((what) => `callback ${product}: ${what}`);
}

/** Where callbacks differ from what is published of their product, each once. Rule callbacks.published. */
export function wrongCallbacks(effects: readonly Effect[]): string[] {
  const callbacks = effects.filter(({ kind }) => kind === 'callback');
  const all = callbacks.flatMap(({ what, before }) => wrongFields(what as CallbackProduct, JSON.parse(before ?? '{}')));
  return [...new Set(all)].sort();
}
