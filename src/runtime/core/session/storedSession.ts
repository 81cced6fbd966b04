import type { CookieSession, Tokens } from '#contract/generated/api.ts';

const SESSION_KEY = 'beranda.session';

/** The tokens of the person signed in on this device. Without a refresh token, a cookie has it. */
export interface TokenSession extends Tokens {
  /** The server's clock minus this device's, in milliseconds, when the tokens were given. */
  readonly clock_offset?: number;
}

/** What this device keeps of the session, as `beranda.session`: tokens, or that there is a cookie that no script reads. */
export type StoredSession = TokenSession | CookieSession;

/** Whether a session is opened by tokens that this device keeps. */
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

/** The session that this device keeps, or `undefined` when nobody is signed in. */
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
 * Keeps what a sign-in, a renewal or a switch answered. `serverTime` is the answer's Date header: expiry is then told by
 * the server's clock, however wrong this device's is.
 */
export function storeSession<T extends StoredSession>(answer: T, serverTime: string | null): T {
  const server = serverTime === null ? Number.NaN : Date.parse(serverTime);
  const offset = Number.isNaN(server) || !hasTokens(answer) ? {} : { clock_offset: server - Date.now() };
  const session = { ...answer, ...offset };
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  return session;
}

/** Milliseconds until the access token ends; negative once it has. A cookie is not this device's to renew. */
export function accessTimeLeft(session: StoredSession): number {
  if (!hasTokens(session)) return Number.POSITIVE_INFINITY;
  return Date.parse(session.access_token_expires) - (session.clock_offset ?? 0) - Date.now();
}

/** Whether both open the same way: nothing was renewed, switched or signed in anew between them. */
export function isSameSession(one: StoredSession, other: StoredSession | undefined): boolean {
  if (other === undefined) return false;
  if (hasTokens(one) && hasTokens(other)) return one.access_token === other.access_token;
  return hasTokens(one) === hasTokens(other);
}

/** Whether a storage event is about the session. */
export function isSessionKey(key: string | null): boolean {
  return key === null || key === SESSION_KEY;
}
