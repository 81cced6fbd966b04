import { verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CallbackSigner } from './signing.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

describe('a signed callback', () => {
  // Rule callbacks.signed.
  it('is proved by the public key, with its body and its time', () => {
    const signer = new CallbackSigner({});
    const { 'x-callback-timestamp': time, 'x-callback-signature': signature } = signer.headers('{"a":1}', NOW);
    const proves = (text: string) =>
      verify(null, Buffer.from(text), signer.publicKey, Buffer.from(signature ?? '', 'base64'));
    expect([time, proves(`${time}.{"a":1}`), proves(`${time}.{"a":2}`), proves(`${Number(time) + 1}.{"a":1}`)]).toEqual(
      ['1795255200', true, false, false],
    );
  });

  it('is signed by a key of the deployment’s own in production, the same on every server', () => {
    expect(() => new CallbackSigner({ NODE_ENV: 'production' })).toThrow('CALLBACK_SIGNING_SECRET');
    const keys = ['ours', 'ours', 'theirs'].map(
      (secret) => new CallbackSigner({ CALLBACK_SIGNING_SECRET: secret }).publicKey,
    );
    expect([keys[0] === keys[1], keys[0] === keys[2]]).toEqual([true, false]);
  });
});
