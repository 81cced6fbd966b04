import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { deploymentSecret, formerSecretKey, type Variables } from './deploymentSecrets.ts';

const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

/** The purpose of a sealed text; each has its own key. Rule security.secrets-sealed. */
export type SealedKind = 'authenticator' | 'message' | 'platform';

function keyOf(kind: SealedKind, secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `beranda ${kind}`, 32));
}

/** SECRET_KEY, which all servers of a deployment share. Throws in production without a strong one. */
function currentSecret(variables: Variables): string {
  return deploymentSecret('SECRET_KEY', variables);
}

/** Encrypts a text with the deployment's key: AES-256-GCM, nonce first, tag last. */
export function seal(kind: SealedKind, text: string, variables: Variables = process.env): Buffer {
  const nonce = randomBytes(NONCE_LENGTH);
  const cipher = createCipheriv('aes-256-gcm', keyOf(kind, currentSecret(variables)), nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

function open(key: Buffer, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_LENGTH), {
    authTagLength: TAG_LENGTH,
  });
  decipher.setAuthTag(sealed.subarray(-TAG_LENGTH));
  const body = sealed.subarray(NONCE_LENGTH, -TAG_LENGTH);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}

/** The opened text; `undefined` when it was changed, or sealed with another key. */
function opened(open: () => string): string | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}

/**
 * Decrypts the result of `seal`, also one of the key in SECRET_KEY_BEFORE. Throws when it was changed, or sealed for another
 * purpose or with another key.
 */
export function unseal(kind: SealedKind, sealed: Buffer, variables: Variables = process.env): string {
  const former = formerSecretKey(variables);
  const key = keyOf(kind, currentSecret(variables));
  if (former === undefined) return open(key, sealed);
  return opened(() => open(key, sealed)) ?? open(keyOf(kind, former), sealed);
}

/**
 * Seals again with SECRET_KEY what SECRET_KEY_BEFORE opens. `current`: it is sealed with SECRET_KEY already; `unreadable`: with
 * neither.
 */
export function reseal(
  kind: SealedKind,
  sealed: Buffer,
  variables: Variables = process.env,
): Buffer | 'current' | 'unreadable' {
  const current = { ...variables, SECRET_KEY_BEFORE: undefined };
  if (opened(() => unseal(kind, sealed, current)) !== undefined) return 'current';
  const text = opened(() => unseal(kind, sealed, variables));
  return text === undefined ? 'unreadable' : seal(kind, text, current);
}
