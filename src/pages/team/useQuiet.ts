import { useEffect, useState } from 'react';

/** How long typing rests before it is taken (shell.md, section 9), in milliseconds. */
const REST = 200;

/** What was typed, once typing has rested. */
export function useQuiet(typed: string): string {
  const [quiet, setQuiet] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(typed), REST);
    return () => clearTimeout(timer);
  }, [typed]);
  return quiet;
}
