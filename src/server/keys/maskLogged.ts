/** Names under which something secret is sent or answered. */
const SECRET_NAME = /secret|token|password|passphrase|^pin$|^cv[nv]2?$|otp|api[_-]?key|reveal|authorization|signature/i;

/** Digits as cards have them, with the marks that people write between them. */
const CARD_NUMBER = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g;

const MASKED = '••••';

/** Bounds of what is kept of a request: a log is to be read, and is no copy. */
const MOST_ITEMS = 20;
const MOST_DEPTH = 6;
const MOST_CHARACTERS = 500;

/** Whether digits are a card number (ISO/IEC 7812, annex B). */
function isCardNumber(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = digit * 2;
    sum += index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

function maskText(text: string): string {
  const masked = text.replace(CARD_NUMBER, (found) => {
    const digits = found.replaceAll(/\D/g, '');
    return isCardNumber(digits) ? `${digits.slice(0, 6)}${MASKED}${digits.slice(-4)}` : found;
  });
  const clean = masked.replaceAll('\0', '');
  return clean.length > MOST_CHARACTERS ? `${clean.slice(0, MOST_CHARACTERS)}…` : clean;
}

/** A value of a request or an answer as it is written down: secrets and card numbers masked, long things cut short. */
export function maskLogged(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskText(value);
  if (typeof value === 'number') return isCardNumber(String(value)) && value >= 1e12 ? MASKED : value;
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? String(value) : value;
  if (value instanceof Date) return value.toISOString();
  if (depth >= MOST_DEPTH) return '…';
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map((item) => maskLogged(item, depth + 1));
  const masked: [string, unknown][] = [];
  for (const [name, inner] of Object.entries(value)) {
    const isSecret = SECRET_NAME.test(name) && inner !== null && typeof inner !== 'boolean';
    masked.push([maskText(name), isSecret ? MASKED : maskLogged(inner, depth + 1)]);
  }
  return Object.fromEntries(masked);
}
