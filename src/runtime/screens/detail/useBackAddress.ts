import { useLocation } from 'react-router-dom';
import type { Console, ResolvedDetail, ResolvedResource, ResolvedTab } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { recordPath } from '../../console/findScreen.ts';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import { relatedLists } from './tabQuery.ts';
import { tabSearch } from './useTab.ts';

/** The target of the back link, and the locale key of its label. */
export interface BackAddress {
  readonly to: string;
  readonly label: string;
}

/** Returns the parent's screen, on the tab that lists the records of this resource. */
function parentAddress(
  { resources }: Console,
  name: string,
  { parent }: ResolvedDetail,
  parentId: string | undefined,
): BackAddress | undefined {
  const above = parent?.resource === undefined ? undefined : resources[parent.resource];
  const path = above && parentId !== undefined ? recordPath(above, { id: parentId }) : undefined;
  if (path === undefined || above?.detail === undefined) return undefined;
  const { tabs, record: label } = above.detail;
  const listing = tabs
    .flatMap((tab) => (tab.type === 'timeline' ? [tab] : relatedLists(tab)))
    .find(({ resource }) => resource === name);
  return { to: listing === undefined ? path : path + tabSearch(tabs, listing.id), label };
}

/** Returns the address of the page that contains the list of a resource without a route of its own. */
function pageAddress({ pages }: Console, name: string): string | undefined {
  for (const { path, blocks } of Object.values(pages)) {
    const block = blocks.find((candidate) => candidate.type === 'records' && candidate.resource === name);
    if (block !== undefined) return `${path}#${block.id}`;
  }
  return undefined;
}

/** Returns the part of a tab that links to records of a resource: its id, and the field with the parent record's id. */
function leadingFrom(tab: ResolvedTab, name: string): { readonly id: string; readonly field: string } | undefined {
  const listing = relatedLists(tab).find(({ resource }) => resource === name);
  if (listing !== undefined) return { id: listing.id, field: listing.by };
  if (tab.type !== 'fields') return undefined;
  const fields = tab.sections.flatMap((section) => section.fields);
  // The same record in another resource.
  const leads = fields.some(({ type, field, resource }) => type === 'relation' && field === 'id' && resource === name);
  return leads ? { id: tab.id, field: 'id' } : undefined;
}

/**
 * Returns the address above a record whose resource has no list of its own: its parent record, else the list of those.
 */
function aboveAddress({ resources }: Console, name: string, record: ApiRecord | undefined): BackAddress | undefined {
  for (const above of Object.values(resources)) {
    const tabs = above?.detail?.tabs ?? [];
    for (const tab of tabs) {
      const leading = leadingFrom(tab, name);
      if (above === undefined || leading === undefined) continue;
      const id = record?.[leading.field];
      const path = typeof id === 'string' ? recordPath(above, { id }) : undefined;
      if (path !== undefined) {
        // Another screen of the same record is called by its own name.
        const label = leading.field === 'id' ? above.label : (above.detail?.record ?? above.label);
        return { to: path + tabSearch(tabs, leading.id), label };
      }
      if (above.path !== undefined) return { to: above.path, label: above.label };
    }
  }
  return undefined;
}

/**
 * Returns the address that lists the records of a resource: its own list, the page that contains it, or the screen that
 * links to its records.
 */
export function listAddress(console: Console, name: string, { path }: ResolvedResource): string | undefined {
  return path ?? pageAddress(console, name) ?? aboveAddress(console, name, undefined)?.to;
}

/** The same record in another resource, to which a field of the detail leads; `undefined` if no field does. */
export function sameRecordAddress(
  { resources }: Console,
  { tabs }: ResolvedDetail,
  id: string,
): BackAddress | undefined {
  const fields = tabs.flatMap((tab) =>
    tab.type === 'fields' ? tab.sections.flatMap((section) => section.fields) : [],
  );
  for (const { type, field, resource: name } of fields) {
    const other = type === 'relation' && field === 'id' && name !== undefined ? resources[name] : undefined;
    const to = other && recordPath(other, { id });
    if (other !== undefined && to !== undefined) return { to, label: other.label };
  }
  return undefined;
}

/**
 * Returns the list that the user came from, with its filters and page; else the parent's screen, the list as declared,
 * or the screen that links to this one. `undefined` if none is open, and for a singleton, which has no list.
 */
export function useBackAddress(
  name: string,
  resource: ResolvedResource,
  detail: ResolvedDetail,
  parentId: string | undefined,
  record: ApiRecord | undefined,
): BackAddress | undefined {
  const { console } = useConsole();
  const isSingleton = resource.singleton === true && resource.path !== undefined;
  const state: unknown = useLocation().state;
  const from = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined;
  if (isSingleton) return undefined;
  const listed = resource.path ?? pageAddress(console, name);
  const own = listed === undefined ? undefined : { to: listed, label: resource.label };
  const back = detail.parent === undefined ? own : parentAddress(console, name, detail, parentId);
  if (back === undefined) return aboveAddress(console, name, record);
  const [path = back.to] = back.to.split('?', 1);
  const cameFromThere = typeof from === 'string' && (from === path || from.startsWith(`${path}?`));
  return cameFromThere ? { ...back, to: from } : back;
}
