import { clearStored } from './clearStored.ts';
import { clearEnvironment } from './environment.ts';
import { signInAddress } from './returnAddress.ts';

/** Why the sign-in page is shown. */
export type LeaveReason = 'signed-out' | 'session-ended' | 'locked' | 'removed';

let leaving = false;

/** Whether the session is over and the page goes: nobody is asked about what they were typing then. */
export function isLeaving(): boolean {
  return leaving;
}

/** Goes from a page whose session or business is over: nobody is asked, what was typed is kept already or not theirs. */
export function goWithoutConfirmation(go: () => void): void {
  leaving = true;
  go();
}

/** Ends the session on this device and goes to the sign-in page; an ended session comes back to where it was. */
export function leave(reason: LeaveReason): void {
  clearStored({ keepDrafts: reason === 'session-ended' });
  clearEnvironment();
  const here = location.pathname + location.search + location.hash;
  goWithoutConfirmation(() => location.assign(signInAddress(reason === 'session-ended' ? here : undefined, reason)));
}
