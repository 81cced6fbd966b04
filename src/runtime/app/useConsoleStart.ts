import { useCallback, useEffect, useState } from 'react';
import { type ConsoleStart, startConsole } from '../core/prefetch/consoleStart.ts';

/** How fetching the console came out. */
export type StartOutcome = { readonly start: ConsoleStart } | { readonly error: unknown };

/** The console as it is shown, and the ways to another. */
export interface StartState {
  /** `undefined` until the first fetch has come out. */
  readonly outcome: StartOutcome | undefined;
  /** The console is about to be that of another business or environment: nothing more may be asked of this one. */
  readonly isLeaving: boolean;
  /** Fetches again, and shows it at another address if one is given; what is shown stays until then. Throws RequestError. */
  readonly reload: (to?: string) => Promise<void>;
  /** Fetches again after a failure. */
  readonly retry: () => void;
  readonly isRetrying: boolean;
}

/** Holds the console from its first fetch on, and fetches it again when asked. */
export function useConsoleStart(first: StartOutcome | Promise<StartOutcome>): StartState {
  const [outcome, setOutcome] = useState(first instanceof Promise ? undefined : first);
  const [isLeaving, setLeaving] = useState(false);
  const [isRetrying, setRetrying] = useState(false);

  useEffect(() => {
    if (first instanceof Promise) void first.then(setOutcome);
  }, [first]);

  const reload = useCallback(async (to?: string) => {
    setLeaving(to !== undefined);
    try {
      const start = await startConsole(to === undefined ? location : new URL(to, location.origin));
      if (to !== undefined) history.replaceState(null, '', to);
      setOutcome({ start });
    } finally {
      setLeaving(false);
    }
  }, []);

  const retry = useCallback(() => {
    setRetrying(true);
    reload()
      .catch((error: unknown) => setOutcome({ error }))
      .finally(() => setRetrying(false));
  }, [reload]);

  return { outcome, isLeaving, reload, retry, isRetrying };
}
