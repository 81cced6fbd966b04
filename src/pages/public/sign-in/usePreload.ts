import { useEffect } from 'react';
import { whenIdle } from '#runtime/index.ts';

/** Calls `preload` once: at the first key, or when the browser is first idle after the page has been painted. */
export function usePreload(preload: () => void): void {
  useEffect(() => {
    let isDone = false;
    function once(): void {
      if (!isDone) preload();
      isDone = true;
    }
    const stepBack = whenIdle(once);
    addEventListener('keydown', once, { once: true });
    return () => {
      stepBack();
      removeEventListener('keydown', once);
    };
  }, [preload]);
}
