import { Secret, TOTP } from 'otpauth';

/**
 * What every authenticator app understands (RFC 6238): six digits by SHA-1, a new code every 30 seconds.
 * Rule verification.authenticator.
 */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Codes of this many steps before and after now are taken: clocks differ. */
const WINDOW = 1;

/** A new shared secret of 160 bits, in base32. */
export function newAuthenticatorSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What the QR code of a set-up says: an app that reads it shows codes under the brand and the person's e-mail. */
export function authenticatorUri(secret: string, issuer: string, label: string): string {
  return new TOTP({ ...SETTINGS, issuer, label, secret: Secret.fromBase32(secret) }).toString();
}

/** The code of a moment. */
export function authenticatorCode(secret: string, at: Date): string {
  return TOTP.generate({ ...SETTINGS, secret: Secret.fromBase32(secret), timestamp: at.getTime() });
}

/** The time step that a code is of, counted from 1970 in steps of 30 seconds; `undefined`: it is not one of now. */
export function authenticatorStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  // Compared in constant time by the library.
  const delta = TOTP.validate({
    ...SETTINGS,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp,
    window: WINDOW,
  });
  return delta === null ? undefined : TOTP.counter({ period: SETTINGS.period, timestamp }) + delta;
}
