import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { takePrefetched, takePrefetchedResponse } from '../../core/prefetch/prefetchedRequests.ts';
import { request } from '../../core/session/request.ts';

/**
 * Queries a GET endpoint. A prefetched response is used at once if it has arrived, and awaited if it is on its way.
 * `staleTime` is in milliseconds; nothing is requested unless `enabled`.
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
