import { useEffect, useState } from 'react';

/** Counts seconds down to zero; `start` restarts. */
export function useCountdown(): { readonly seconds: number; readonly start: (seconds: number) => void } {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));

  useEffect(() => {
    if (until === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);

  useEffect(() => {
    if (until !== 0 && seconds === 0) setUntil(0);
  }, [until, seconds]);

  function start(length: number): void {
    setNow(Date.now());
    setUntil(Date.now() + length * 1000);
  }
  return { seconds, start };
}
