import { QueryClient } from '@tanstack/react-query';
import { RequestError } from '../../core/session/RequestError.ts';

/** How long a block, a choice or a list of businesses stays fresh, in milliseconds. */
export const FRESH_FOR = 30_000;

function isPassing(error: unknown): boolean {
  return error instanceof RequestError && (error.status === 0 || error.status === 503);
}

/**
 * The cache of one person's answers in one business and environment. What could not be reached is tried once more;
 * nothing is fetched behind a person's back, so that rows do not move under the pointer. Lists alone are asked again when
 * somebody comes back to the tab.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: (failures, error) => failures < 1 && isPassing(error),
        retryDelay: 600,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
