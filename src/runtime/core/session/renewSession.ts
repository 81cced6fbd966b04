import type { RefreshRequest, Tokens } from '#contract/generated/api.ts';
import { variantHeaders } from './authenticationHeaders.ts';
import { RequestError } from './RequestError.ts';
import { send } from './send.ts';
import { hasTokens, isSameSession, readSession, type StoredSession, storeSession } from './storedSession.ts';

/** Name of the lock that tabs share, so that only one of them uses the refresh token. */
const LOCK = 'beranda.renew';

let renewing: Promise<StoredSession | undefined> | undefined;

async function exclusively<T>(work: () => Promise<T>): Promise<T> {
  // Locks exist in secure contexts only; elsewhere, comparing with the stored session has to suffice.
  return navigator.locks === undefined ? work() : navigator.locks.request(LOCK, work);
}

async function renew(old: StoredSession): Promise<StoredSession | undefined> {
  const current = readSession();
  if (current === undefined || !hasTokens(old) || !isSameSession(old, current)) return current;
  const { refresh_token } = old;
  const body: RefreshRequest = refresh_token === undefined ? {} : { refresh_token };
  const headers = variantHeaders('tokens', refresh_token === undefined);
  try {
    const answer = await send('/api/auth/token/refresh', undefined, { method: 'POST', body, headers });
    return storeSession(answer.body as Tokens, answer.headers.get('date'));
  } catch (error) {
    if (!(error instanceof RequestError) || error.status === 0 || error.status >= 500 || error.status === 429)
      throw error;
    const latest = readSession();
    return isSameSession(old, latest) ? undefined : latest;
  }
}

/**
 * Renews the access token; concurrent callers share one renewal. Returns `undefined` if the server denies it, which
 * ends the session. Throws RequestError if the server cannot be reached, which does not.
 */
export function renewSession(old: StoredSession): Promise<StoredSession | undefined> {
  renewing ??= exclusively(() => renew(old)).finally(() => {
    renewing = undefined;
  });
  return renewing;
}
