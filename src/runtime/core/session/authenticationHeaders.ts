import type { Boot } from '#contract/generated/api.ts';
import { hasTokens, type StoredSession } from './storedSession.ts';

/** Headers that authenticate a request. The browser adds a cookie by itself. Rule session.new-authentication-header. */
export function authenticationHeaders(session: StoredSession): Record<string, string> {
  if (!hasTokens(session)) return { 'x-csrf-protection': '1' };
  return {
    authorization: `Bearer ${session.access_token}`,
    ...variantHeaders('tokens', session.refresh_token === undefined),
  };
}

/**
 * Headers of a request for a session or for new tokens, in one of the two authentication variants. With
 * `refreshCookie`, the refresh token is kept in a cookie that scripts cannot read.
 */
export function variantHeaders(variant: Boot['authentication'], refreshCookie = true): Record<string, string> {
  if (variant === 'cookie') return { 'x-csrf-protection': '1' };
  return {
    'x-new-authentication': 'true',
    ...(refreshCookie && { 'x-refresh-cookie': 'true', 'x-csrf-protection': '1' }),
  };
}
