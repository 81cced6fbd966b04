import { useEffect } from 'react';
import { useConsole } from '../console/ConsoleContext.ts';
import { readEnvironment } from '../core/session/environment.ts';
import { followSwitch } from '../core/session/followSwitch.ts';

/**
 * Reloads when another tab has switched between test and live mode, so that two modes are never open at once unnoticed.
 */
export function useFollowEnvironment(): void {
  const shown = useConsole().console.environment;
  useEffect(() => {
    function look(): void {
      const kept = document.visibilityState === 'visible' ? readEnvironment() : undefined;
      if (kept !== undefined && kept !== shown) followSwitch();
    }
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [shown]);
}
