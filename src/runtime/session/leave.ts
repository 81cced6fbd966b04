import { clearStored } from './clearStored.ts';
import { clearEnvironment } from './environment.ts';
import { signInAddress } from './wantedAddress.ts';

/** Why the sign-in page is shown. */
export type LeaveReason = 'signed-out' | 'session-ended';

let leaving = false;

/** Whether the session is over and the page goes: nobody is asked about what they were typing then. */
export function isLeaving(): boolean {
  return leaving;
}

/** Ends the session on this device and goes to the sign-in page; an ended session comes back to where it was. */
export function leave(reason: LeaveReason): void {
  leaving = true;
  clearStored({ keepDrafts: reason === 'session-ended' });
  clearEnvironment();
  const here = location.pathname + location.search + location.hash;
  location.assign(signInAddress(reason === 'session-ended' ? here : undefined, reason));
}
