import { useEffect } from 'react';
import { isLeaving } from '../../core/session/leave.ts';

/** Makes the browser prompt before it leaves the page with unsaved input. */
export function useLeaveGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const confirmLeave = (event: BeforeUnloadEvent) => {
      if (!isLeaving()) event.preventDefault();
    };
    window.addEventListener('beforeunload', confirmLeave);
    return () => window.removeEventListener('beforeunload', confirmLeave);
  }, [isDirty]);
}
