import { useEffect, useState } from 'react';
import { realTimeOf } from '../../core/businessTime.ts';

/** Whether an offer that expires at a time (ISO 8601) is still valid. */
export function useBeforeExpiry(expires: string | undefined): boolean {
  const end = expires === undefined ? 0 : realTimeOf(expires);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const left = end - Date.now();
    setNow(Date.now());
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [end]);
  return end > now;
}
