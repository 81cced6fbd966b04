import { useCallback, useEffect, useState } from 'react';
import { type ConsoleStart, startConsole } from '../early/consoleStart.ts';

/** The console as far as it is here. */
export interface StartState {
  readonly start: ConsoleStart | undefined;
  /** The console is about to be that of another business or environment: nothing more may be asked of this one. */
  readonly isLeaving: boolean;
  /** Why there is no console; gone while another try runs. */
  readonly failure: unknown;
  /** Fetches again, and shows it at another address if one is given; what is shown stays until then. Throws RequestError. */
  readonly reload: (to?: string) => Promise<void>;
  readonly retry: () => void;
}

/** Follows the first fetch of the console, and fetches it again when asked. */
export function useConsoleStart(first: Promise<ConsoleStart>): StartState {
  const [pending, setPending] = useState(first);
  const [start, setStart] = useState<ConsoleStart>();
  const [failure, setFailure] = useState<unknown>();
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    pending.then(
      (answer) => isCurrent && setStart(answer),
      (error) => isCurrent && setFailure(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [pending]);

  const reload = useCallback(async (to?: string) => {
    setLeaving(to !== undefined);
    try {
      const answer = await startConsole(to === undefined ? location : new URL(to, location.origin));
      if (to !== undefined) history.replaceState(null, '', to);
      setStart(answer);
    } finally {
      setLeaving(false);
    }
  }, []);
  const retry = useCallback(() => {
    setFailure(undefined);
    setPending(startConsole(location));
  }, []);
  return { start, failure, isLeaving, reload, retry };
}
