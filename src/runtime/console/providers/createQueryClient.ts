import { QueryClient } from '@tanstack/react-query';
import { RequestError } from '../../core/session/RequestError.ts';

/** How long blocks, choices and the list of businesses stay fresh, in milliseconds. */
export const FRESH_FOR = 30_000;

function isPassing(error: unknown): boolean {
  return error instanceof RequestError && (error.code === 'network' || error.status === 503);
}

/**
 * Creates the cache of one user's responses in one business and environment. Requests that did not reach the server are
 * retried once. Nothing is refetched in the background, so that rows do not move under the pointer; only lists are
 * refetched when the user returns to the tab.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: (errorCount, error) => errorCount < 1 && isPassing(error),
        retryDelay: 600,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
