import { SIGN_IN_PATH } from '#contract/publicAddresses.ts';

import { followSwitch } from './followSwitch.ts';
import { watchIdle } from './idle/watchIdle.ts';
import { goWithoutConfirmation, leave } from './leave.ts';
import { renewSession } from './renewSession.ts';
import { RENEW_EARLY } from './request.ts';
import { isBusinessKey } from './storedBusiness.ts';
import { accessTimeLeft, isSessionKey, readSession } from './storedSession.ts';

/** Longest pause between two checks of the session, in milliseconds: timers of sleeping devices are late. */
const LONGEST_WAIT = 60_000;

/**
 * Keeps the session alive while the page is open: renews the access token 5 seconds before it expires, and follows
 * other tabs: another business, or none, reloads the page; a removed session opens the sign-in page.
 * Rule session.renewal, session.other-tabs.
 */
export function keepSession(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function check(): Promise<void> {
    const session = readSession();
    if (session === undefined) return;
    if (accessTimeLeft(session) <= RENEW_EARLY) {
      // The server was not reached: the next request or check tries again.
      const renewed = await renewSession(session).catch(() => session);
      if (renewed === undefined) return leave('session-ended');
    }
    plan();
  }

  function plan(): void {
    clearTimeout(timer);
    const session = readSession();
    if (session === undefined) return;
    // A cookie session is not renewed here.
    const wait = accessTimeLeft(session) - RENEW_EARLY;
    timer = setTimeout(() => void check(), Math.min(Math.max(wait, 1_000), LONGEST_WAIT));
  }

  addEventListener('storage', (event) => {
    if (!isSessionKey(event.key) && !isBusinessKey(event.key)) return;
    if (readSession() === undefined) goWithoutConfirmation(() => location.assign(SIGN_IN_PATH));
    else if (isBusinessKey(event.key) && event.oldValue !== null) followSwitch();
  });
  plan();
  watchIdle();
}
