import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ResolvedStatusTabs, TabCounts } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { request } from '../../core/session/request.ts';
import type { ListValue } from '../query/useList.ts';
import { listParameters } from './listParameters.ts';

/** How long counts stay fresh, in milliseconds. */
const FRESH_FOR = 10_000;

/** Returns the query key of a list's counts, to refetch them. */
export function tabCountsKey(api: string): readonly unknown[] {
  return ['tab-counts', api];
}

/** The number of records of each tab, under the list's other filters; the former counts stay until the next arrive. */
export function useTabCounts(api: string, tabs: ResolvedStatusTabs, { state }: ListValue): TabCounts | undefined {
  const { timeZone } = useConsole();
  const { [tabs.field]: _own, ...others } = state.filter;
  const query = listParameters(others, state.segment, timeZone).toString();
  const { data } = useQuery<TabCounts>({
    queryKey: [...tabCountsKey(api), query],
    staleTime: FRESH_FOR,
    // Together with the rows that they count.
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await request(`${api}/counts?${query}`, { signal })).body as TabCounts,
  });
  return data;
}
