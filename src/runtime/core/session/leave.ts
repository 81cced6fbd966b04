import { clearStored } from './clearStored.ts';
import { clearEnvironment } from './environment.ts';
import type { LeaveReason } from './LeaveReason.ts';
import { signInAddress } from './returnAddress.ts';

let leaving = false;

/** Whether the session has ended and the page is being left. Unsaved input is then left without confirmation. */
export function isLeaving(): boolean {
  return leaving;
}

/**
 * Leaves a page whose session or business has ended, without a confirmation: drafts are already saved, or belong to
 * another user.
 */
export function goWithoutConfirmation(go: () => void): void {
  leaving = true;
  // The browser's Back may restore this page as it was left.
  addEventListener(
    'pageshow',
    () => {
      leaving = false;
    },
    { once: true },
  );
  go();
}

/**
 * Ends the session on this device and opens the sign-in page. After an expired session, signing in returns to the
 * current address.
 */
export function leave(reason: LeaveReason): void {
  clearStored({ keepDrafts: reason === 'session-ended' });
  clearEnvironment();
  const here = location.pathname + location.search + location.hash;
  goWithoutConfirmation(() => location.assign(signInAddress(reason === 'session-ended' ? here : undefined, reason)));
}
