import { Secret, TOTP } from 'otpauth';

/**
 * Settings that every authenticator app supports (RFC 6238): six digits by SHA-1, a new code every 30 seconds.
 * Rule verification.authenticator.
 */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Codes of this many steps before and after now are accepted, because clocks differ. */
const WINDOW = 1;

/** A new shared secret of 160 bits, in base32. */
export function newAuthenticatorSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The URI of the setup QR code; the app lists it under the brand and the user's e-mail. */
export function authenticatorUri(secret: string, issuer: string, label: string): string {
  return new TOTP({ ...SETTINGS, issuer, label, secret: Secret.fromBase32(secret) }).toString();
}

/** The code at a given time. */
export function authenticatorCode(secret: string, at: Date): string {
  return TOTP.generate({ ...SETTINGS, secret: Secret.fromBase32(secret), timestamp: at.getTime() });
}

/** The time step of a code, in steps of 30 seconds since 1970; `undefined` when it is not currently valid. */
export function authenticatorStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  // The library compares in constant time.
  const delta = TOTP.validate({
    ...SETTINGS,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp,
    window: WINDOW,
  });
  return delta === null ? undefined : TOTP.counter({ period: SETTINGS.period, timestamp }) + delta;
}
