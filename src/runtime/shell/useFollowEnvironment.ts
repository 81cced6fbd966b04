import { useEffect } from 'react';
import { useConsole } from '../console/ConsoleContext.ts';
import { readEnvironment } from '../session/environment.ts';

/**
 * Reloads when another tab has switched between test and live mode: every request takes the environment from the
 * cookie, so test data would stand under the word "live".
 */
export function useFollowEnvironment(): void {
  const shown = useConsole().console.environment;
  useEffect(() => {
    function look(): void {
      const kept = readEnvironment();
      if (document.visibilityState === 'visible' && kept !== undefined && kept !== shown) location.reload();
    }
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [shown]);
}
