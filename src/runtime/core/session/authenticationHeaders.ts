import type { Boot } from '#contract/generated/api.ts';
import { hasTokens, type StoredSession } from './storedSession.ts';

/**
 * Headers that say by whose session a request is made. A cookie is added by the browser.
 * Rule session.new-authentication-header.
 */
export function authenticationHeaders(session: StoredSession): Record<string, string> {
  if (!hasTokens(session)) return { 'x-csrf-protection': '1' };
  return {
    authorization: `Bearer ${session.access_token}`,
    ...variantHeaders('tokens', session.refresh_token === undefined),
  };
}

/**
 * Headers of a request that asks for a session, or for the next tokens, in one of the two ways. With `refreshCookie` the
 * refresh token is kept where no script reads it.
 */
export function variantHeaders(variant: Boot['authentication'], refreshCookie = true): Record<string, string> {
  if (variant === 'cookie') return { 'x-csrf-protection': '1' };
  return {
    'x-new-authentication': 'true',
    ...(refreshCookie && { 'x-refresh-cookie': 'true', 'x-csrf-protection': '1' }),
  };
}
