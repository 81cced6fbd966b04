/** What a sign-in that was right leads to, before the console can be seen. */
export interface PendingSignIn {
  readonly email: string;
  /** What opens the change of an expired password. */
  readonly token?: string | undefined;
}

const KEY = 'beranda.detour';

/** Where a sign-in goes on that was right and still not enough, by its error code. */
const PATHS: Readonly<Record<string, string>> = {
  EMAIL_NOT_CONFIRMED_ERROR: '/confirm_email',
  PASSWORD_EXPIRED_ERROR: '/expired_password',
};

/** Keeps for this tab who goes on elsewhere. */
export function storePendingSignIn(detour: PendingSignIn): void {
  sessionStorage.setItem(KEY, JSON.stringify(detour));
}

/** An address with what this one says of where the person wanted to go (`next`), so that it is still known there. */
export function withNext(path: string): string {
  const next = new URLSearchParams(location.search).get('next');
  if (next === null) return path;
  const { pathname, searchParams } = new URL(path, location.origin);
  searchParams.set('next', next);
  return `${pathname}?${searchParams}`;
}

/** Goes where the failure of a sign-in leads. Answers whether it leads anywhere. */
export function continueSignIn(code: string, detour: PendingSignIn): boolean {
  const path = PATHS[code];
  if (path === undefined) return false;
  storePendingSignIn(detour);
  location.assign(withNext(path));
  return true;
}

/** Who goes on elsewhere in this tab. */
export function readPendingSignIn(): PendingSignIn | undefined {
  const text = sessionStorage.getItem(KEY);
  return text === null ? undefined : (JSON.parse(text) as PendingSignIn);
}

/** Forgets who went on elsewhere. */
export function clearPendingSignIn(): void {
  sessionStorage.removeItem(KEY);
}
