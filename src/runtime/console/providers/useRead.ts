import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { takePrefetched, takePrefetchedResponse } from '../../core/prefetch/prefetchedRequests.ts';
import { request } from '../../core/session/request.ts';

/**
 * Follows a GET. What was started early is drawn at once when it is here, and awaited when it is on its way.
 * `staleTime` in milliseconds; nothing is asked while it is not `enabled`.
 */
export function useRead<T>(
  queryKey: readonly unknown[],
  address: string,
  staleTime: number,
  enabled = true,
): UseQueryResult<T> {
  return useQuery<T>({
    queryKey,
    staleTime,
    enabled,
    initialData: () => takePrefetchedResponse(address)?.body as T | undefined,
    queryFn: async ({ signal }) => (await (takePrefetched(address) ?? request(address, { signal }))).body as T,
  });
}
