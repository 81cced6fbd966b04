import { describe, expect, it } from 'vitest';
import { authenticatorCode, authenticatorStep, authenticatorUri, newAuthenticatorSecret } from './authenticatorCode.ts';

/** The secret of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('the codes of an authenticator', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at %i seconds', (seconds, code) => {
    const at = new Date(seconds * 1000);
    expect(authenticatorCode(SECRET, at)).toBe(code);
    expect(authenticatorStep(SECRET, code, at)).toBe(Math.floor(seconds / 30));
  });

  it('are taken one step early or late, and no more', () => {
    const now = new Date(1_111_111_110_000);
    const step = 1_111_111_110 / 30;
    for (const offset of [-2, -1, 0, 1, 2]) {
      const code = authenticatorCode(SECRET, new Date(now.getTime() + offset * 30_000));
      expect(authenticatorStep(SECRET, code, now)).toBe(Math.abs(offset) > 1 ? undefined : step + offset);
    }
    for (const wrong of ['000000', '12345', '', '1234567'])
      expect(authenticatorStep(SECRET, wrong, now)).toBeUndefined();
  });

  it('come of a new secret each time, which an app reads with whose it is', () => {
    const secret = newAuthenticatorSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(newAuthenticatorSecret()).not.toBe(secret);
    const uri = new URL(authenticatorUri(secret, 'Beranda', 'maya@kopi.test'));
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
      'otpauth:',
      'totp',
      '/Beranda:maya@kopi.test',
    ]);
    expect([uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([secret, 'Beranda']);
  });
});
