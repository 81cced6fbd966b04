/** A sign-in with correct credentials that needs another step before the console opens. */
export interface PendingSignIn {
  readonly email: string;
  /** The token that allows the user to change an expired password. */
  readonly token?: string | undefined;
}

const KEY = 'beranda.pending';

/** The next step of a pending sign-in, by error code. */
const PATHS: Readonly<Record<string, string>> = {
  EMAIL_NOT_CONFIRMED_ERROR: '/confirm_email',
  PASSWORD_EXPIRED_ERROR: '/expired_password',
};

/** Stores the pending sign-in for this tab. */
export function storePendingSignIn(pending: PendingSignIn): void {
  sessionStorage.setItem(KEY, JSON.stringify(pending));
}

/** Adds the address to return to (`next`) to another address. */
export function withNext(path: string): string {
  const next = new URLSearchParams(location.search).get('next');
  if (next === null) return path;
  const { pathname, searchParams } = new URL(path, location.origin);
  searchParams.set('next', next);
  return `${pathname}?${searchParams}`;
}

/** Opens the next step of a sign-in for an error code. Returns whether there is one. */
export function continueSignIn(code: string, pending: PendingSignIn): boolean {
  const path = PATHS[code];
  if (path === undefined) return false;
  storePendingSignIn(pending);
  location.assign(withNext(path));
  return true;
}

/** Returns the pending sign-in of this tab. */
export function readPendingSignIn(): PendingSignIn | undefined {
  const text = sessionStorage.getItem(KEY);
  return text === null ? undefined : (JSON.parse(text) as PendingSignIn);
}

/** Clears the pending sign-in. */
export function clearPendingSignIn(): void {
  sessionStorage.removeItem(KEY);
}
