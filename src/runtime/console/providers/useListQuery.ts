import { keepPreviousData, type QueryFunctionContext, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type GetListResult, useDataProvider } from 'react-admin';
import type { ListRequest } from '#contract/listState/listRequest.ts';
import type { ApiRecord } from './ApiRecord.ts';

/** A page of a list, as the data provider returns it. */
export type ListPage = GetListResult<ApiRecord>;

interface ListQueryOptions {
  readonly enabled?: boolean;
  /** How long a page stays fresh, in milliseconds. */
  readonly staleTime: number;
  readonly refetchOnWindowFocus?: boolean;
  /** The previous page stays until the next arrives. */
  readonly keepsPrevious?: boolean;
  /** A page that has arrived before. */
  readonly initialData?: () => ListPage | undefined;
}

/**
 * Queries a page of a list under the key of ra-core's `useGetList`. That hook also keeps each record by its id and the
 * list's `meta`, where no screen reads it: a hundred entries of the cache for each page.
 */
export function useListQuery(
  name: string,
  request: ListRequest,
  { keepsPrevious = false, ...options }: ListQueryOptions,
): UseQueryResult<ListPage> {
  const dataProvider = useDataProvider();
  const { pagination, sort, filter, meta } = request;
  return useQuery({
    queryKey: [name, 'getList', { pagination, sort, filter, meta }],
    queryFn: ({ signal }: QueryFunctionContext) => dataProvider.getList<ApiRecord>(name, { ...request, signal }),
    ...options,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  });
}
