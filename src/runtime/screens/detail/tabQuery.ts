import type { ResolvedRelatedList, ResolvedTab } from '#contract/generated/api.ts';

/** The key of the URL's query that says which tab is open, or which list of a tab of lists. */
const TAB_KEY = 'tab';

/** The id of the tab or list that a query names. */
export function wantedTab(search: string): string | null {
  return new URLSearchParams(search).get(TAB_KEY);
}

/** The query that opens a tab or a list. */
export function searchOfTab(id: string): string {
  return `?${new URLSearchParams({ [TAB_KEY]: id })}`;
}

/** The lists of other records in a tab, each with the id that opens it. A tab that cannot be read has none. */
export function relatedLists(tab: ResolvedTab): readonly ResolvedRelatedList[] {
  if (tab.type === 'related') return [tab];
  return tab.type === 'lists' && Array.isArray(tab.lists) ? tab.lists : [];
}
