import { useEffect } from 'react';
import { isLeaving } from '../core/session/leave.ts';

/** While something has been filled in and not sent, the browser asks before it leaves the page. */
export function useLeaveGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
