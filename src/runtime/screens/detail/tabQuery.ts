import type { ResolvedRelatedList, ResolvedTab } from '#contract/generated/api.ts';

/** The query parameter of the open tab, or of the open list in a tab of lists. */
const TAB_KEY = 'tab';

/** Returns the id of the tab or list that a query names. */
export function wantedTab(search: string): string | null {
  return new URLSearchParams(search).get(TAB_KEY);
}

/** Returns the query that opens a tab or a list. */
export function searchOfTab(id: string): string {
  return `?${new URLSearchParams({ [TAB_KEY]: id })}`;
}

/** Returns the related lists in a tab, each with its id. A tab that cannot be read has none. */
export function relatedLists(tab: ResolvedTab): readonly ResolvedRelatedList[] {
  if (tab.type === 'related') return [tab];
  return tab.type === 'lists' && Array.isArray(tab.lists) ? tab.lists : [];
}
