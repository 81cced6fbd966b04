import type { ResolvedResource } from '#contract/generated/api.ts';
import type { ListFilter } from '#contract/listState/listFilter.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import { settledRead } from '../../console/providers/settledRead.ts';
import { useListQuery } from '../../console/providers/useListQuery.ts';

/** Most records that a search in a filter shows; further typing narrows them. */
const MOST = 8;

/** How long found records stay fresh, in milliseconds. */
const FRESH_FOR = 30_000;

interface FoundRecords {
  /** `undefined` until the first records load. */
  readonly records: readonly ApiRecord[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Returns the first records of a resource's list under a filter, in the list's order; nothing is requested without a
 * filter.
 */
export function useFoundRecords(
  name: string,
  { list }: ResolvedResource,
  filter: ListFilter | undefined,
): FoundRecords {
  const { timeZone } = useConsole();
  const query = useListQuery(
    name,
    {
      pagination: { page: 1, perPage: MOST },
      sort: { field: list.sort.field, order: list.sort.order === 'asc' ? 'ASC' : 'DESC' },
      filter: filter ?? {},
      meta: { time_zone: timeZone },
    },
    { enabled: filter !== undefined, staleTime: FRESH_FOR },
  );
  const { data, isError } = settledRead(query);
  return {
    records: filter === undefined ? undefined : data?.data,
    hasFailed: isError,
    retry: () => void query.refetch(),
  };
}
