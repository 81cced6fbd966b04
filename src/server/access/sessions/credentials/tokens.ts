import { createHash, randomBytes } from 'node:crypto';

const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;

/** A new token of 256 random bits: 43 URL-safe characters. Rule session.permissions-not-in-token. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a token. A fast hash is enough, because tokens have full entropy. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether a text has the form of a token. */
export function isToken(text: string): boolean {
  return TOKEN_PATTERN.test(text);
}
