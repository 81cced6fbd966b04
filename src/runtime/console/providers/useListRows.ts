import { useGetList } from 'react-admin';
import type { ResolvedResource } from '#contract/generated/api.ts';
import { type ListRequest, listAddress } from '../../core/listState/listRequest.ts';
import type { PageInfo } from '../../core/listState/pageInfo.ts';
import { takePrefetchedResponse } from '../../core/prefetch/prefetchedRequests.ts';
import type { ApiRecord } from './ApiRecord.ts';
import { readPageInfo } from './readPageInfo.ts';
import { useProgress } from './useProgress.ts';

/** How long rows that are drawn at once are not asked for again, in milliseconds. */
const FRESH_FOR = 1_000;

/** The rows of a list as far as they are here. */
export interface ListRows {
  /** `undefined` while there are none to show yet, and after a failure. */
  readonly rows: readonly ApiRecord[] | undefined;
  readonly answer: PageInfo | undefined;
  readonly error: unknown;
  /** The rows are still those of what was asked before. */
  readonly isStale: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/** What ra-core's `useGetList` would have made of an answer that is here already. */
function drawnAtOnce(address: string) {
  const answer = takePrefetchedResponse(address);
  if (answer === undefined) return undefined;
  const data = answer.body as ApiRecord[];
  const meta = readPageInfo(answer.headers, data.length);
  return { data, total: meta.total, meta };
}

/** Follows the rows of a list. Those of before stay until the next are here; those in progress are read until they rest. */
export function useListRows(name: string, resource: ResolvedResource, request: ListRequest): ListRows {
  const query = useGetList<ApiRecord, unknown>(name, request, {
    staleTime: FRESH_FOR,
    // Whoever was away in another tab finds what has happened meanwhile.
    refetchOnWindowFocus: true,
    initialData: () => drawnAtOnce(listAddress(resource.api, request)),
    placeholderData: (previous) => previous,
  });
  const hasFailed = query.error !== null && !query.isFetching;
  const rows = useProgress(resource, query.data, query.dataUpdatedAt);
  return {
    rows: hasFailed ? undefined : rows,
    answer: hasFailed ? undefined : (query.meta as PageInfo | undefined),
    error: hasFailed ? query.error : undefined,
    isStale: query.isPlaceholderData,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
  };
}
