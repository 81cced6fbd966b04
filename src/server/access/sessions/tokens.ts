import { createHash, randomBytes } from 'node:crypto';

const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;

/**
 * A new secret of 256 random bits, as 43 characters that may stand in a header.
 * Rule session.permissions-not-in-token.
 */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token. A token has full entropy, so that a fast hash is enough. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether a text can be one of our tokens at all. */
export function isToken(text: string): boolean {
  return TOKEN_PATTERN.test(text);
}
