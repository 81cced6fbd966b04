import { useLocation } from 'react-router-dom';
import type { Console, ResolvedDetail, ResolvedResource, ResolvedTab } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { recordPath } from '../../console/findScreen.ts';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import { relatedLists } from './tabQuery.ts';
import { tabSearch } from './useTab.ts';

/** Where the way back leads, and the locale key of what is there. */
export interface BackAddress {
  readonly to: string;
  readonly label: string;
}

/** The parent's screen, on the tab that lists the records of this resource. */
function parentAddress(
  { resources }: Console,
  name: string,
  { parent }: ResolvedDetail,
  parentId: string | undefined,
): string | undefined {
  const above = parent?.resource === undefined ? undefined : resources[parent.resource];
  const path = above && parentId !== undefined ? recordPath(above, { id: parentId }) : undefined;
  if (path === undefined || above?.detail === undefined) return undefined;
  const { tabs } = above.detail;
  const listing = tabs
    .flatMap((tab) => (tab.type === 'timeline' ? [tab] : relatedLists(tab)))
    .find(({ resource }) => resource === name);
  return listing === undefined ? path : path + tabSearch(tabs, listing.id);
}

/** The page on which the list of a resource stands that has no route of its own. */
function pageAddress({ pages }: Console, name: string): string | undefined {
  for (const { path, blocks } of Object.values(pages)) {
    const block = blocks.find((candidate) => candidate.type === 'records' && candidate.resource === name);
    if (block !== undefined) return `${path}#${block.id}`;
  }
  return undefined;
}

/** What of a tab leads to records of a resource: the id that opens it, and their field that holds the id of the record above. */
function leadingFrom(tab: ResolvedTab, name: string): { readonly id: string; readonly field: string } | undefined {
  const listing = relatedLists(tab).find(({ resource }) => resource === name);
  if (listing !== undefined) return { id: listing.id, field: listing.by };
  if (tab.type !== 'fields') return undefined;
  const fields = tab.sections.flatMap((section) => section.fields);
  // The same record shown otherwise.
  const leads = fields.some(({ type, field, resource }) => type === 'relation' && field === 'id' && resource === name);
  return leads ? { id: tab.id, field: 'id' } : undefined;
}

/** From where people reach a record whose resource has no list of its own: the record above it, else the list of those. */
function aboveAddress({ resources }: Console, name: string, record: ApiRecord | undefined): BackAddress | undefined {
  for (const above of Object.values(resources)) {
    const tabs = above?.detail?.tabs ?? [];
    for (const tab of tabs) {
      const leading = leadingFrom(tab, name);
      if (above === undefined || leading === undefined) continue;
      const id = record?.[leading.field];
      const path = typeof id === 'string' ? recordPath(above, { id }) : undefined;
      const to = path === undefined ? above.path : path + tabSearch(tabs, leading.id);
      if (to !== undefined) return { to, label: above.label };
    }
  }
  return undefined;
}

/** Where the records of a resource are listed: its own list, the page that holds it, or what leads to its records. */
export function listAddress(console: Console, name: string, { path }: ResolvedResource): string | undefined {
  return path ?? pageAddress(console, name) ?? aboveAddress(console, name, undefined)?.to;
}

/**
 * The list that the person came from, with its filters and page; else the parent's screen or the list as declared,
 * else what leads to this one. `undefined` where none is open.
 */
export function useBackAddress(
  name: string,
  resource: ResolvedResource,
  detail: ResolvedDetail,
  parentId: string | undefined,
  record: ApiRecord | undefined,
): BackAddress | undefined {
  const { console } = useConsole();
  const state: unknown = useLocation().state;
  const from = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined;
  const to =
    detail.parent === undefined
      ? (resource.path ?? pageAddress(console, name))
      : parentAddress(console, name, detail, parentId);
  if (to === undefined) return aboveAddress(console, name, record);
  const [path = to] = to.split('?', 1);
  const cameFromThere = typeof from === 'string' && (from === path || from.startsWith(`${path}?`));
  return { to: cameFromThere ? from : to, label: detail.parent?.label ?? resource.label };
}
