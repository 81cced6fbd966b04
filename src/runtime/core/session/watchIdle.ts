import { readIdleEnd } from './idle.ts';
import { leave } from './leave.ts';
import { readSession } from './storedSession.ts';

/** How often is looked whether the device has been left alone for too long, in milliseconds. */
const CHECK_INTERVAL = 1_000;

/**
 * Goes to the sign-in page once nothing has been done for too long: what is on the screen is not for whoever comes by.
 * Rule session.idle.
 */
export function watchIdle(): void {
  setInterval(() => {
    if (Date.now() >= readIdleEnd() && readSession() !== undefined) leave('session-ended');
  }, CHECK_INTERVAL);
}
