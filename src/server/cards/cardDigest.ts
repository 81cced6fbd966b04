import { createHmac } from 'node:crypto';
import { ApiError } from '../errors/ApiError.ts';

/** Good for demos and development only: whoever has the key can find out the numbers by trying them all. */
const DEMO_KEY = 'demo card key, not a secret';

/** The variable that holds the deployment's key; production has none by default, so that nothing is kept under a known one. */
const KEY_VARIABLE = 'CARD_DIGEST_KEY';

/**
 * What is kept in place of a card's number: its HMAC-SHA-256 under the deployment's key, as hex. The same card is known
 * again, and nobody without the key can tell its number. Throws SERVICE_UNAVAILABLE_ERROR in production without a key.
 */
export function cardDigest(
  digits: string,
  variables: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const isProduction = variables.NODE_ENV === 'production';
  const key = variables[KEY_VARIABLE] || (isProduction ? undefined : DEMO_KEY);
  if (key === undefined) throw new ApiError('SERVICE_UNAVAILABLE_ERROR', `Cards cannot be kept: set ${KEY_VARIABLE}.`);
  return createHmac('sha256', key).update(digits).digest('hex');
}
