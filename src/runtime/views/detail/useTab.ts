import { useLocation } from 'react-router-dom';
import type { ResolvedDetail, ResolvedTab } from '#contract/generated/api.ts';

/** The key of the URL's query that says which tab is open. */
const TAB_KEY = 'tab';

/** The tab that the URL asks for, or the first. */
export function useTab({ tabs }: ResolvedDetail): ResolvedTab | undefined {
  const wanted = new URLSearchParams(useLocation().search).get(TAB_KEY);
  return tabs.find(({ id }) => id === wanted) ?? tabs[0];
}

/** The query that opens a tab; the first needs none. What the other tab had in the query goes. */
export function tabSearch(tabs: readonly ResolvedTab[], id: string): string {
  return tabs[0]?.id === id ? '' : `?${new URLSearchParams({ [TAB_KEY]: id })}`;
}
