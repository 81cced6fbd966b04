import { SIGN_IN_PATH } from '#contract/publicAddresses.ts';
import type { LeaveReason } from './LeaveReason.ts';

/** Returns the address of the sign-in page, which keeps the address to return to. */
export function signInAddress(wanted?: string, reason?: LeaveReason): string {
  const query = new URLSearchParams();
  if (wanted !== undefined && wanted !== '/' && !wanted.startsWith(SIGN_IN_PATH)) query.set('next', wanted);
  if (reason !== undefined) query.set('reason', reason);
  return query.size === 0 ? SIGN_IN_PATH : `${SIGN_IN_PATH}?${query}`;
}

/** Returns the address to open after sign-in: the stored one if it is on this site, else the root. */
export function returnAddress(search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get('next');
  if (wanted === null || !URL.canParse(wanted, origin)) return '/';
  const url = new URL(wanted, origin);
  if (url.origin !== origin || url.pathname === SIGN_IN_PATH) return '/';
  return url.pathname + url.search + url.hash;
}
