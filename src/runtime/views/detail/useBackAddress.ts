import { useLocation } from 'react-router-dom';
import type { Console, ResolvedDetail, ResolvedResource } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { recordPath } from '../findScreen.ts';
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
  const listing = tabs.find((tab) => (tab.type === 'related' || tab.type === 'timeline') && tab.resource === name);
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

/**
 * The list that the person came from, with its filters and page; else the parent's screen or the list as declared.
 * `undefined` where neither is open.
 */
export function useBackAddress(
  name: string,
  resource: ResolvedResource,
  detail: ResolvedDetail,
  parentId: string | undefined,
): BackAddress | undefined {
  const { console } = useConsole();
  const state: unknown = useLocation().state;
  const from = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined;
  const to =
    detail.parent === undefined
      ? (resource.path ?? pageAddress(console, name))
      : parentAddress(console, name, detail, parentId);
  if (to === undefined) return undefined;
  const [path = to] = to.split('?', 1);
  const cameFromThere = typeof from === 'string' && (from === path || from.startsWith(`${path}?`));
  return { to: cameFromThere ? from : to, label: detail.parent?.label ?? resource.label };
}
