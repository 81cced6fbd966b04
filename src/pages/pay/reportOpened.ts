import { SESSION_KEY } from '#contract/sessionKey.ts';
import { part } from './send.ts';

/** Whether a person of a business is signed in on this device: they look at their own receipts. */
function isSignedIn(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    // The browser keeps storage from the page.
    return false;
  }
}

/** Reports to the server that a buyer sees a receipt, once the page is visible. Rule receipts.opened. */
export function reportOpened(): void {
  const receipt = part(document, '[data-opened]', HTMLElement);
  const address = receipt?.dataset.opened;
  if (address === undefined || isSignedIn()) return;
  const report = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', report);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    // Without a connection the next opening reports it.
    fetch(address, { method: 'POST', headers, body: '', credentials: 'omit', keepalive: true }).catch(() => undefined);
  };
  document.addEventListener('visibilitychange', report);
  report();
}
