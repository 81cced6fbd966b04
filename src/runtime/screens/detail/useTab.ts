import { useLocation } from 'react-router-dom';
import type { ResolvedDetail, ResolvedTab } from '#contract/generated/api.ts';
import { relatedLists, searchOfTab, wantedTab } from './tabQuery.ts';

/**
 * Returns the tab that the URL names, or that contains the list it names; else the first.
 * Rule details.tabs-in-address.
 */
export function useTab({ tabs }: ResolvedDetail): ResolvedTab | undefined {
  const wanted = wantedTab(useLocation().search);
  const holding = (tab: ResolvedTab) => relatedLists(tab).some((list) => list?.id === wanted);
  return tabs.find(({ id }) => id === wanted) ?? tabs.find(holding) ?? tabs[0];
}

/** Returns the query that opens a tab; the first needs none. The query of the former tab is dropped. */
export function tabSearch(tabs: readonly ResolvedTab[], id: string): string {
  return tabs[0]?.id === id ? '' : searchOfTab(id);
}
