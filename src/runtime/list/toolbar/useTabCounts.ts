import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ResolvedStatusTabs, TabCounts } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { request } from '../../core/session/request.ts';
import type { ListValue } from '../useList.ts';
import { listParameters } from './listParameters.ts';

/** How long counts stay as they are, in milliseconds. */
const FRESH_FOR = 10_000;

/** What names the counts of a list, to have them counted anew. */
export function tabCountsKey(api: string): readonly unknown[] {
  return ['tab-counts', api];
}

/** How many records each tab has, under the list's other filters; those of before stay until the next are here. */
export function useTabCounts(api: string, tabs: ResolvedStatusTabs, { state }: ListValue): TabCounts | undefined {
  const { timeZone } = useConsole();
  const { [tabs.field]: _own, ...others } = state.filter;
  const query = listParameters(others, state.segment, timeZone).toString();
  const { data } = useQuery<TabCounts>({
    queryKey: [...tabCountsKey(api), query],
    staleTime: FRESH_FOR,
    // With the rows that they count.
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await request(`${api}/counts?${query}`, { signal })).body as TabCounts,
  });
  return data;
}
