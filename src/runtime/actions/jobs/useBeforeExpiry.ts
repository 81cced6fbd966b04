import { useEffect, useState } from 'react';

/** Whether something that ends at a moment (ISO 8601) still stands. */
export function useBeforeExpiry(expires: string | undefined): boolean {
  const end = expires === undefined ? 0 : Date.parse(expires);
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
