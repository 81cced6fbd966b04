import { leave } from '../leave.ts';
import { readSession } from '../storedSession.ts';
import { readIdleEnd } from './idle.ts';

/** How often the idle time is checked, in milliseconds. */
const CHECK_INTERVAL = 1_000;

/**
 * Opens the sign-in page after the idle time, so that people near an unattended device cannot see the screen.
 * Rule session.idle.
 */
export function watchIdle(): void {
  setInterval(() => {
    if (Date.now() >= readIdleEnd() && readSession() !== undefined) leave('session-ended');
  }, CHECK_INTERVAL);
}
