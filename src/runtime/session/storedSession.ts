import type { Tokens } from '#contract/generated/api.ts';

const SESSION_KEY = 'beranda.session';

/** The tokens of the person signed in on this device, as `beranda.session` keeps them. */
export interface StoredSession extends Tokens {
  /** The server's clock minus this device's, in milliseconds, when the tokens were given. */
  readonly clock_offset?: number;
}

function isStoredSession(value: unknown): value is StoredSession {
  if (typeof value !== 'object' || value === null) return false;
  const { access_token, access_token_expires, refresh_token } = value as Partial<StoredSession>;
  return [access_token, access_token_expires, refresh_token].every((part) => typeof part === 'string');
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
 * Keeps new tokens. `serverTime` is the answer's Date header: expiry is then told by the server's clock,
 * however wrong this device's is.
 */
export function storeSession(tokens: Tokens, serverTime: string | null): StoredSession {
  const server = serverTime === null ? Number.NaN : Date.parse(serverTime);
  const session: StoredSession = {
    access_token: tokens.access_token,
    access_token_expires: tokens.access_token_expires,
    refresh_token: tokens.refresh_token,
    refresh_token_expires: tokens.refresh_token_expires,
    ...(Number.isNaN(server) ? {} : { clock_offset: server - Date.now() }),
  };
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  return session;
}

/** Milliseconds until the access token ends; negative once it has. */
export function accessTimeLeft(session: StoredSession): number {
  return Date.parse(session.access_token_expires) - (session.clock_offset ?? 0) - Date.now();
}

/** Whether a storage event is about the session. */
export function isSessionKey(key: string | null): boolean {
  return key === null || key === SESSION_KEY;
}
