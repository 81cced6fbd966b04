import { useEffect } from 'react';

/** Longest wait for a quiet moment, in milliseconds. */
const QUIET_WITHIN = 1_500;

/** Calls `preload` once: at the first key, or in the first quiet moment after the page has been painted. */
export function usePreload(preload: () => void): void {
  useEffect(() => {
    let done = false;
    function once(): void {
      if (done) return;
      done = true;
      preload();
    }
    // Safari has no idle callback.
    const wait = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, QUIET_WITHIN));
    requestAnimationFrame(() => wait(once, { timeout: QUIET_WITHIN }));
    addEventListener('keydown', once, { once: true });
    return () => removeEventListener('keydown', once);
  }, [preload]);
}
