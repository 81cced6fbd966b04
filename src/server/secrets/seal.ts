import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const VARIABLE = 'SECRET_KEY';

/** Where nothing is secret: a demo, a test. */
const DEMO_KEY = 'demo secret key, not a secret';

const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

/** What is sealed; a secret of one kind is no secret of another. */
export type SealedKind = 'authenticator' | 'message';

/** Every server of a deployment needs the same SECRET_KEY, any long text. Throws in production without one. */
function keyOf(kind: SealedKind): Buffer {
  const secret = process.env[VARIABLE] || (process.env.NODE_ENV === 'production' ? undefined : DEMO_KEY);
  if (secret === undefined) {
    throw new Error(
      `${VARIABLE} is not set: set it to a long random text, the same for every server of the deployment.`,
    );
  }
  return Buffer.from(hkdfSync('sha256', secret, '', `beranda ${kind}`, 32));
}

/** A text that only this deployment can read: AES-256-GCM, the nonce in front and the tag behind. */
export function seal(kind: SealedKind, text: string): Buffer {
  const nonce = randomBytes(NONCE_LENGTH);
  const cipher = createCipheriv('aes-256-gcm', keyOf(kind), nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** The text of `seal`. Throws when it was changed, sealed as another kind or with another key. */
export function unseal(kind: SealedKind, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(kind), sealed.subarray(0, NONCE_LENGTH), {
    authTagLength: TAG_LENGTH,
  });
  decipher.setAuthTag(sealed.subarray(-TAG_LENGTH));
  const body = sealed.subarray(NONCE_LENGTH, -TAG_LENGTH);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}
