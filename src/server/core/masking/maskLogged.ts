import { hasCardNumber, maskCardNumbers } from '#contract/cards/cardNumbers.ts';
import { cutText } from '#contract/text/cutText.ts';

/** Field names that contain secrets in requests or responses. */
const SECRET_NAME = /secret|token|password|passphrase|^pin$|^cv[nv]2?$|otp|api[_-]?key|reveal|authorization|signature/i;

const MASKED = '••••';

/** Limits for logged request values. */
const MAX_ITEMS = 20;
const MAX_DEPTH = 6;
const MAX_CHARACTERS = 500;

/** Whether a field of this name is secret. Rule activity.no-secrets. */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name);
}

function maskText(text: string): string {
  const clean = maskCardNumbers(text).replaceAll('\0', '');
  return clean.length > MAX_CHARACTERS ? `${cutText(clean, MAX_CHARACTERS)}…` : clean;
}

/** A request or response value for the log: secrets and card numbers masked, long values truncated. */
export function maskLogged(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskText(value);
  if (typeof value === 'number') return hasCardNumber(String(value)) ? MASKED : value;
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? String(value) : value;
  if (value instanceof Date) return value.toISOString();
  if (depth >= MAX_DEPTH) return '…';
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map((item) => maskLogged(item, depth + 1));
  const masked: [string, unknown][] = [];
  for (const [name, inner] of Object.entries(value)) {
    const isSecret = isSecretName(name) && inner !== null && typeof inner !== 'boolean';
    masked.push([maskText(name), isSecret ? MASKED : maskLogged(inner, depth + 1)]);
  }
  return Object.fromEntries(masked);
}
