import type { CookieSession, Tokens } from '#contract/generated/api.ts';
import { SESSION_KEY } from '#contract/sessionKey.ts';

/**
 * The tokens of the signed-in user. If the refresh token is missing, a cookie holds it.
 * Rule session.stored-on-device.
 */
export interface TokenSession extends Tokens {
  /** The server's clock minus the device's, in milliseconds, when the tokens were issued. */
  readonly clock_offset?: number;
}

/** The session as stored under `beranda.session`: tokens, or a note that a cookie exists which scripts cannot read. */
export type StoredSession = TokenSession | CookieSession;

/** Whether a session uses tokens that are stored on this device. */
export function hasTokens(session: StoredSession): session is TokenSession {
  return 'access_token' in session;
}

function isStoredSession(value: unknown): value is StoredSession {
  if (typeof value !== 'object' || value === null) return false;
  const { access_token, access_token_expires, session_expires } = value as Partial<TokenSession & CookieSession>;
  return (
    typeof session_expires === 'string' ||
    [access_token, access_token_expires].every((part) => typeof part === 'string')
  );
}

/** Returns the stored session, or `undefined` if no user is signed in. */
export function readSession(): StoredSession | undefined {
  const text = localStorage.getItem(SESSION_KEY);
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isStoredSession(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores the session from a sign-in, a renewal or a switch. `serverTime` is the response's Date header: expiry is then
 * measured by the server's clock, even if the device's is wrong.
 */
export function storeSession<T extends StoredSession>(answer: T, serverTime: string | null): T {
  const server = serverTime === null ? Number.NaN : Date.parse(serverTime);
  const offset = Number.isNaN(server) || !hasTokens(answer) ? {} : { clock_offset: server - Date.now() };
  const session = { ...answer, ...offset };
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  return session;
}

/** Milliseconds until the access token expires; negative once it has. A cookie is not renewed by the browser's code. */
export function accessTimeLeft(session: StoredSession): number {
  if (!hasTokens(session)) return Number.POSITIVE_INFINITY;
  return Date.parse(session.access_token_expires) - (session.clock_offset ?? 0) - Date.now();
}

/** Whether both have the same credentials: there was no renewal, switch or new sign-in between them. */
export function isSameSession(one: StoredSession, other: StoredSession | undefined): boolean {
  if (other === undefined) return false;
  if (hasTokens(one) && hasTokens(other)) return one.access_token === other.access_token;
  return hasTokens(one) === hasTokens(other);
}

/** Whether a storage event is about the session. */
export function isSessionKey(key: string | null): boolean {
  return key === null || key === SESSION_KEY;
}
