import type { NavigationGroup, ResolvedItem, SidebarFolds } from '#contract/generated/api.ts';
import { holdsItem } from './activeItem.ts';

/** Which headings of a sidebar are open or collapsed: groups, and items with items, by id. Rule navigation.folding. */
export interface FoldState {
  /** The user's choices, stored or new: true if opened, false if collapsed. */
  readonly chosen: SidebarFolds;
  /** Headings that opened automatically for a screen. They stay open, so that nothing moves under the pointer. */
  readonly visited: readonly string[];
  /** Headings that the user collapsed while they contained the current item, with that item's id. */
  readonly foldedAt: Readonly<Record<string, string>>;
}

/** The parts of the sidebar that determine which headings are open. */
export interface FoldPlace {
  /** The id of the current item. */
  readonly active: string | undefined;
  /** Ids of the headings that contain it, outermost first. */
  readonly around: readonly string[];
  /** Headings that are open until the user collapses them. */
  readonly open: readonly string[];
}

/** Maximum number of links with which every heading is open at first: they fit without scrolling. */
const FEW_LINKS = 16;

function linksOf(items: readonly ResolvedItem[]): number {
  return items.reduce((sum, { items: children }) => sum + (children === undefined ? 1 : linksOf(children)), 0);
}

/** Returns the items with items, at any level. */
function headingsIn(items: readonly ResolvedItem[]): ResolvedItem[] {
  return items.flatMap((item) => (item.items === undefined ? [] : [item, ...headingsIn(item.items)]));
}

/** Returns the position in a sidebar, by its groups and its current item. */
export function foldPlace(navigation: readonly NavigationGroup[], active: string | undefined): FoldPlace {
  const groups = navigation.map(({ id }) => id);
  const headings = navigation.flatMap(({ items }) => headingsIn(items));
  const isFew = linksOf(navigation.flatMap(({ items }) => items)) <= FEW_LINKS;
  const holds = (item: ResolvedItem) => active !== undefined && holdsItem(item, active);
  const group = navigation.find(({ items }) => items.some(holds));
  return {
    active,
    around: [...(group === undefined ? [] : [group.id]), ...headings.filter(holds).map(({ id }) => id)],
    open: isFew ? [...groups, ...headings.map(({ id }) => id)] : groups,
  };
}

/**
 * Whether a heading is open: while it contains the current item, unless collapsed there; otherwise by the user's
 * choice.
 */
export function isOpen(
  { chosen, visited, foldedAt }: FoldState,
  { active, around, open }: FoldPlace,
  id: string,
): boolean {
  if (around.includes(id)) return foldedAt[id] !== active;
  return visited.includes(id) || (chosen[id] ?? open.includes(id));
}

/** Returns the state after the headings around the current item have opened. */
export function visit(state: FoldState, { active, around }: FoldPlace): FoldState {
  const added = around.filter((id) => state.foldedAt[id] !== active && !state.visited.includes(id));
  return added.length === 0 ? state : { ...state, visited: [...state.visited, ...added] };
}

/** Returns the state after the user has opened or collapsed a heading. */
export function choose(state: FoldState, { active }: FoldPlace, id: string, opens: boolean): FoldState {
  const { [id]: _folded, ...others } = state.foldedAt;
  return {
    chosen: { ...state.chosen, [id]: opens },
    visited: state.visited.filter((visited) => visited !== id),
    foldedAt: opens || active === undefined ? others : { ...others, [id]: active },
  };
}
