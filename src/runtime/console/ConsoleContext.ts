import { createContext, useContext } from 'react';
import type { Console, Language } from '#contract/generated/api.ts';

/** The resolved console and how it is shown to this person. */
export interface ConsoleValue {
  readonly console: Console;
  readonly language: Language;
  /** The zone that times are shown in and that days are meant in. */
  readonly timeZone: string;
  /**
   * Fetches the console and its words anew and shows them, at another address if one is given.
   * Throws RequestError; what is shown then stays.
   */
  readonly reload: (to?: string) => Promise<void>;
}

export const ConsoleContext = createContext<ConsoleValue | undefined>(undefined);

/** The console of the person signed in. */
export function useConsole(): ConsoleValue {
  const value = useContext(ConsoleContext);
  if (value === undefined) throw new Error('useConsole is used outside the console.');
  return value;
}
