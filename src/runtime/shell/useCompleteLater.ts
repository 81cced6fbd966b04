import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConsole } from '../console/ConsoleContext.ts';
import { whenIdle } from '../parts/browser/whenIdle.ts';

/** How often it is checked whether the first screen has its data, in milliseconds. */
const CHECK_EVERY = 1_000;

/** Fetches what the console lacks once the first screen has its data and the browser is idle. */
export function useCompleteLater(): void {
  const { complete } = useConsole();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (complete === undefined) return;
    let cancel: () => void = () => undefined;
    const timer = setInterval(() => {
      if (queryClient.isFetching() > 0) return;
      clearInterval(timer);
      // An error shows where a screen needs what is missing.
      cancel = whenIdle(() => void complete().catch(() => undefined));
    }, CHECK_EVERY);
    return () => {
      clearInterval(timer);
      cancel();
    };
  }, [complete, queryClient]);
}
