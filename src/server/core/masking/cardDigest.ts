import { createHmac } from 'node:crypto';
import { deploymentSecret, type Variables } from '../secrets/deploymentSecrets.ts';

/**
 * What is kept in place of a card's number: its HMAC-SHA-256 under the deployment's CARD_DIGEST_KEY, as hex. The same card is
 * known again, and nobody without the key can tell its number. Throws in production without a strong key.
 */
export function cardDigest(digits: string, variables: Variables = process.env): string {
  return createHmac('sha256', deploymentSecret('CARD_DIGEST_KEY', variables)).update(digits).digest('hex');
}
