import { useEffect, useState } from 'react';

/** What was typed, once typing has rested for so many milliseconds. */
export function useDebounced(typed: string, rest: number): string {
  const [quiet, setQuiet] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(typed), rest);
    return () => clearTimeout(timer);
  }, [typed, rest]);
  return quiet;
}
