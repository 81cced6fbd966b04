import { createContext, useContext } from 'react';
import type { Console, Language } from '#contract/generated/api.ts';

/** The resolved console and the values that it is shown with. */
export interface ConsoleValue {
  readonly console: Console;
  readonly language: Language;
  /** The time zone in which times are shown and days are interpreted. */
  readonly timeZone: string;
  /**
   * Fetches the console and its messages again and shows them, at another address if one is given. Throws RequestError;
   * the current console then stays.
   */
  readonly reload: (to?: string) => Promise<void>;
  /** While the console has the resources and messages of one screen alone: the path of that screen. */
  readonly first?: string;
  /** Fetches the rest. Throws RequestError. */
  readonly complete?: () => Promise<void>;
}

export const ConsoleContext = createContext<ConsoleValue | undefined>(undefined);

/** Returns the console of the signed-in user. */
export function useConsole(): ConsoleValue {
  const value = useContext(ConsoleContext);
  if (value === undefined) throw new Error('useConsole is used outside the console.');
  return value;
}
