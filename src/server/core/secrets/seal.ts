import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { deploymentSecret } from './deploymentSecrets.ts';

const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

/** The purpose of a sealed text; each has its own key. Rule security.secrets-sealed. */
export type SealedKind = 'authenticator' | 'message';

/** Derives the key from SECRET_KEY, which all servers of a deployment share. Throws in production without a strong one. */
function keyOf(kind: SealedKind): Buffer {
  const secret = deploymentSecret('SECRET_KEY', process.env);
  return Buffer.from(hkdfSync('sha256', secret, '', `beranda ${kind}`, 32));
}

/** Encrypts a text with the deployment's key: AES-256-GCM, nonce first, tag last. */
export function seal(kind: SealedKind, text: string): Buffer {
  const nonce = randomBytes(NONCE_LENGTH);
  const cipher = createCipheriv('aes-256-gcm', keyOf(kind), nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts the result of `seal`. Throws when it was changed, or sealed for another purpose or with another key. */
export function unseal(kind: SealedKind, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(kind), sealed.subarray(0, NONCE_LENGTH), {
    authTagLength: TAG_LENGTH,
  });
  decipher.setAuthTag(sealed.subarray(-TAG_LENGTH));
  const body = sealed.subarray(NONCE_LENGTH, -TAG_LENGTH);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}
