import { screenAddresses } from '#contract/listState/screenAddresses.ts';
import { prefetchRequest } from '../core/prefetch/prefetchedRequests.ts';
import { useConsole } from './ConsoleContext.ts';

/** Prefetches the data of a screen while the pointer moves towards its link. */
export function usePrefetch(): (to: string) => void {
  const { console } = useConsole();
  return (to) => {
    const { pathname, search } = new URL(to, location.origin);
    if (pathname === location.pathname) return;
    for (const address of screenAddresses(console, { pathname, search })) prefetchRequest(address);
  };
}
