import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { CALLBACK_HEADERS } from '#contract/callbacks/delivery.ts';
import { deploymentSecret, type Variables } from '../../core/secrets/deploymentSecrets.ts';

/** PKCS #8 prefix of an Ed25519 private key, before its seed (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * Signs callbacks with a private key; receivers verify them with the public key and need no shared secret.
 * Rule callbacks.signed.
 */
export class CallbackSigner {
  private readonly key: KeyObject;

  /** All servers of a deployment share CALLBACK_SIGNING_SECRET. Throws in production without a strong one. */
  constructor(variables: Variables = process.env) {
    const secret = deploymentSecret('CALLBACK_SIGNING_SECRET', variables);
    const seed = createHash('sha256').update(secret).digest();
    this.key = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
  }

  /** SPKI, PEM. */
  get publicKey(): string {
    return createPublicKey(this.key).export({ format: 'pem', type: 'spki' }).toString();
  }

  /** Headers that prove who sent a body, and when: Ed25519 over `<timestamp>.<body>`, base64. */
  headers(body: string, now: Date): Record<string, string> {
    const timestamp = String(Math.floor(now.getTime() / 1000));
    const signature = sign(null, Buffer.from(`${timestamp}.${body}`), this.key).toString('base64');
    return {
      [CALLBACK_HEADERS.timestamp.toLowerCase()]: timestamp,
      [CALLBACK_HEADERS.signature.toLowerCase()]: signature,
    };
  }
}
