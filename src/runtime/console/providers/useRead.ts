import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { takePrefetched, takePrefetchedResponse } from '../../core/prefetch/prefetchedRequests.ts';
import { request } from '../../core/session/request.ts';
import { type SettledRead, settledRead } from './settledRead.ts';

/** An endpoint that is read. */
export interface ReadValue<T> extends SettledRead<T> {
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface KeptRead<T> extends ReadValue<T> {
  /** The data is of the address before, while that of this one is read. */
  readonly isStale: boolean;
}

/**
 * Queries a GET endpoint. A prefetched response is used at once if it has arrived, and awaited if it is on its way.
 * `staleTime` is in milliseconds; nothing is requested unless `enabled`. With `keep`, the data of one address stays while
 * that of another is read.
 */
export function useRead<T>(
  queryKey: readonly unknown[],
  address: string,
  staleTime: number,
  enabled = true,
  keep = false,
): KeptRead<T> {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery<T>({
    queryKey,
    staleTime,
    enabled,
    ...(keep && { placeholderData: keepPreviousData }),
    initialData: () => takePrefetchedResponse(address)?.body as T | undefined,
    queryFn: async ({ signal }) => (await (takePrefetched(address) ?? request(address, { signal }))).body as T,
  });
  return { ...settledRead({ data, error, isFetching }), isFetching, isStale: isPlaceholderData, refetch };
}
