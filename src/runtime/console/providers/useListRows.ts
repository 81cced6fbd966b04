import type { ResolvedResource } from '#contract/generated/api.ts';
import { type ListRequest, listAddress } from '#contract/listState/listRequest.ts';
import type { PageInfo } from '#contract/listState/pageInfo.ts';
import { takePrefetchedResponse } from '../../core/prefetch/prefetchedRequests.ts';
import type { ApiRecord } from './ApiRecord.ts';
import { readPageInfo } from './readPageInfo.ts';
import { settledRead } from './settledRead.ts';
import { type ListPage, useListQuery } from './useListQuery.ts';
import { useProgress } from './useProgress.ts';

/** How long rows from a prefetched response stay fresh, in milliseconds. */
const FRESH_FOR = 1_000;

/** The rows of a list that have loaded. */
export interface ListRows {
  /** `undefined` until the first rows load, and after an error. */
  readonly rows: readonly ApiRecord[] | undefined;
  readonly answer: PageInfo | undefined;
  readonly error: unknown;
  /** The rows are those of the previous request. */
  readonly isStale: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/** Builds the page that the data provider would have made of a response that has already arrived. */
function drawnAtOnce(address: string): ListPage | undefined {
  const answer = takePrefetchedResponse(address);
  if (answer === undefined) return undefined;
  const data = answer.body as ApiRecord[];
  const meta = readPageInfo(answer.headers, data.length);
  return { data, total: meta.total, meta };
}

/**
 * Queries the rows of a list. The previous rows stay until the next arrive; rows in progress are polled until they
 * settle.
 */
export function useListRows(name: string, resource: ResolvedResource, request: ListRequest): ListRows {
  const query = useListQuery(name, request, {
    staleTime: FRESH_FOR,
    // A user who returns from another tab sees what has changed.
    refetchOnWindowFocus: true,
    initialData: () => drawnAtOnce(listAddress(resource.api, request)),
    keepsPrevious: true,
  });
  const { isError, error } = settledRead(query);
  const page = query.data;
  const rows = useProgress(resource, page?.data, query.dataUpdatedAt);
  return {
    rows: isError ? undefined : rows,
    answer: isError ? undefined : (page?.meta as PageInfo | undefined),
    error: error ?? undefined,
    isStale: query.isPlaceholderData,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
  };
}
