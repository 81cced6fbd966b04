import { useEffect, useState } from 'react';

/** Returns the typed text, debounced by a number of milliseconds. */
export function useDebounced(typed: string, rest: number): string {
  const [quiet, setQuiet] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(typed), rest);
    return () => clearTimeout(timer);
  }, [typed, rest]);
  return quiet;
}
