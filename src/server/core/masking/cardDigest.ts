import { createHmac } from 'node:crypto';
import { deploymentSecret, type Variables } from '../secrets/deploymentSecrets.ts';

/**
 * HMAC-SHA-256 of a card number under the deployment's CARD_DIGEST_KEY, as hex. Stored instead of the number: identifies
 * the same card, and cannot be reversed without the key. Throws in production without a strong key.
 * Rule cards.kept-digits.
 */
export function cardDigest(digits: string, variables: Variables = process.env): string {
  return createHmac('sha256', deploymentSecret('CARD_DIGEST_KEY', variables)).update(digits).digest('hex');
}
