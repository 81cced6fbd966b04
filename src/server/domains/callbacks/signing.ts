import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { deploymentSecret, type Variables } from '../../core/secrets/deploymentSecrets.ts';

/** What an Ed25519 private key looks like around its seed (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * Signs callbacks; who gets one checks it by the public key, so that nobody keeps a secret of ours.
 * Rule callbacks.signed.
 */
export class CallbackSigner {
  private readonly key: KeyObject;

  /**
   * Every server of a deployment needs the same CALLBACK_SIGNING_SECRET. Throws in production without a strong one.
   */
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
    return { 'x-callback-timestamp': timestamp, 'x-callback-signature': signature };
  }
}
