import type { NavigationGroup, ResolvedItem, ResolvedResource } from '#contract/generated/api.ts';

/** Whether a path is a prefix of another at a segment boundary. */
function leadsTo(prefix: string, path: string): boolean {
  return path === prefix || path.startsWith(prefix === '/' ? '/' : `${prefix}/`);
}

/** Returns the path before its first {parameter}. */
function fixedPart(path: string): string {
  return path.split('/{')[0] ?? path;
}

function allItems(items: readonly ResolvedItem[]): ResolvedItem[] {
  return items.flatMap((item) => [item, ...allItems(item.items ?? [])]);
}

/**
 * Returns the path prefixes of an item: its own target, and the detail routes of its list, which may use the singular
 * (/invoices and /invoice/{id}).
 */
function prefixesOf(to: string, resources: readonly ResolvedResource[]): string[] {
  const details = resources.filter(({ path, detail }) => path === to && detail !== undefined);
  return [to, ...details.map(({ detail }) => fixedPart(detail?.path ?? to))];
}

/**
 * Returns the id of the sidebar item that a path belongs to: the one with the longest matching prefix.
 * Rule navigation.active-item.
 */
export function activeItem(
  navigation: readonly NavigationGroup[],
  resources: readonly ResolvedResource[],
  pathname: string,
): string | undefined {
  let active: { readonly id: string; readonly length: number } | undefined;
  for (const { id, to } of allItems(navigation.flatMap((group) => group.items))) {
    if (to === undefined) continue;
    for (const prefix of prefixesOf(to, resources)) {
      const isLonger = active === undefined || prefix.length > active.length;
      if (isLonger && leadsTo(prefix, pathname)) active = { id, length: prefix.length };
    }
  }
  return active?.id;
}

/** Whether an item has the id, or contains an item with it at any level. */
export function holdsItem(item: ResolvedItem, id: string | undefined): boolean {
  return item.id === id || (item.items ?? []).some((child) => holdsItem(child, id));
}
