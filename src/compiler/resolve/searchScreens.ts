import type { NavigationGroup, ResolvedItem, ResolvedPage, SearchScreen } from '#contract/generated/api.ts';
import type { Config } from '../config.ts';
import type { Screens } from './resolution.ts';
import { inEveryLanguage, searchNames } from './searchNames.ts';

/** An address of a console, with the locale keys of its label and of the headings above it. */
interface Listed {
  readonly to: string;
  readonly label: string;
  readonly groups: readonly string[];
  /** 1 to 3 in the sidebar. */
  readonly level?: number;
}

/** The parts of a page that have an address of their own: its lists and records, where there are several. */
export function searchableParts({ blocks }: Pick<ResolvedPage, 'blocks'>): readonly { id: string; label: string }[] {
  const parts = blocks.filter(({ type }) => type === 'records');
  return parts.length > 1 ? parts : [];
}

/** Headings from the outermost; one that only repeats the heading above it or the label below it says nothing. */
function headings(groups: readonly (string | undefined)[], label: string): string[] {
  const named = groups.filter((group) => group !== undefined);
  return named.filter((group, index) => group !== (named[index + 1] ?? label));
}

/** `above`: the labels of the group and of the items above, from the outermost. */
function listItems(items: readonly ResolvedItem[], above: readonly (string | undefined)[]): Listed[] {
  return items.flatMap(({ to, label, items: children = [] }) => {
    const own = to === undefined ? [] : [{ to, label, groups: headings(above, label), level: above.length }];
    return [...own, ...listItems(children, [...above, label])];
  });
}

function listNavigation(navigation: readonly NavigationGroup[]): Listed[] {
  return navigation.flatMap(({ label, items }) => listItems(items, [label]));
}

/** How many segments two addresses begin with alike. */
function sharedSegments(one: string, other: string): number {
  const [left, right] = [one.split('/').slice(1), other.split('/').slice(1)];
  const differs = left.findIndex((segment, index) => segment !== right[index]);
  return differs === -1 ? left.length : differs;
}

/** The item that a path continues, the longest; else the first of those that share the most segments with it. */
function nearestItem(path: string, items: readonly Listed[]): Listed | undefined {
  const above = items.filter(({ to }) => path.startsWith(`${to}/`));
  const alike = items.filter(({ to }) => sharedSegments(to, path) > 0);
  const [nearest] = (above.length > 0 ? above : alike).toSorted(
    (one, other) => sharedSegments(other.to, path) - sharedSegments(one.to, path),
  );
  return nearest;
}

/** The headings of a screen outside the sidebar: those of the item whose address is most like its own. */
function headingsOf(path: string, items: readonly Listed[]): readonly string[] {
  const item = nearestItem(path, items);
  if (item === undefined) return [];
  return path.startsWith(`${item.to}/`) ? [...item.groups, item.label] : item.groups;
}

/** Screens outside the sidebar: pages and lists. Forms with an address of their own are found as actions. */
function otherScreens({ pages, resources }: Screens): Omit<Listed, 'groups'>[] {
  const lists = Object.values(resources).flatMap(({ path, label }) =>
    path === undefined ? [] : [{ to: path, label }],
  );
  return [...Object.values(pages).map(({ path, label }) => ({ to: path, label })), ...lists];
}

function listScreens(screens: Screens): Listed[] {
  const items = listNavigation(screens.navigation);
  const listed = new Map<string, Listed>();
  for (const item of items) if (!listed.has(item.to)) listed.set(item.to, item);
  for (const screen of otherScreens(screens)) {
    if (!listed.has(screen.to)) listed.set(screen.to, { ...screen, groups: headingsOf(screen.to, items) });
  }
  for (const page of Object.values(screens.pages)) {
    const above = listed.get(page.path);
    for (const { id, label } of searchableParts(page)) {
      const to = `${page.path}#${id}`;
      listed.set(to, { to, label, groups: [...(above?.groups ?? []), page.label] });
    }
  }
  return [...listed.values()];
}

/**
 * Every screen of a resolved console with the names that it is found by: those of the sidebar first, in its order.
 * `config` is that of the brand.
 */
export function searchScreens(config: Pick<Config, 'messages' | 'navigation'>, screens: Screens): SearchScreen[] {
  const namesOf = searchNames(config);
  return listScreens(screens).map(({ groups, ...screen }) => ({
    ...screen,
    groups: [...groups],
    names: namesOf(screen.to, screen.label),
    group_names: groups.flatMap((group) => inEveryLanguage(config.messages, group)),
  }));
}
