import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { type ConsoleStart, completeConsole, startConsole } from '../core/prefetch/consoleStart.ts';

/** The result of the console's first request. */
export type StartOutcome = { readonly start: ConsoleStart } | { readonly error: unknown };

/** The current console, and functions that load another. */
export interface StartState {
  /** `undefined` until the first request has completed. */
  readonly outcome: StartOutcome | undefined;
  /** The business or environment is about to change: nothing more may be requested for the current one. */
  readonly isLeaving: boolean;
  /**
   * Loads the console again, and shows it at another address if one is given; the current one stays until then. Throws
   * RequestError.
   */
  readonly reload: (to?: string) => Promise<void>;
  /** Fetches what the console lacks, if anything and once; what is rendered stays until then. Throws RequestError. */
  readonly complete: () => Promise<void>;
  /** Loads the console again after an error. */
  readonly retry: () => void;
  readonly isRetrying: boolean;
}

/** Holds the console from its first request on, and reloads it on demand. */
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

  const completing = useRef<{ readonly start: ConsoleStart; readonly done: Promise<void> }>(undefined);
  const complete = useCallback((): Promise<void> => {
    if (outcome === undefined || !('start' in outcome) || outcome.start.first === undefined) return Promise.resolve();
    const { start } = outcome;
    if (completing.current?.start === start) return completing.current.done;
    const done = completeConsole(start).then((whole) =>
      startTransition(() => setOutcome((shown) => (shown === outcome ? { start: whole } : shown))),
    );
    completing.current = { start, done };
    // After an error the next call requests it again.
    done.catch(() => {
      completing.current = undefined;
    });
    return done;
  }, [outcome]);

  const retry = useCallback(() => {
    setRetrying(true);
    reload()
      .catch((error: unknown) => setOutcome({ error }))
      .finally(() => setRetrying(false));
  }, [reload]);

  return { outcome, isLeaving, reload, complete, retry, isRetrying };
}
