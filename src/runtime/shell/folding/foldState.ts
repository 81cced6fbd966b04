import type { NavigationGroup, ResolvedItem, SidebarFolds } from '#contract/generated/api.ts';
import { holdsItem } from '../activeItem.ts';

/** How the headings of a sidebar are left: groups, and items with items, by id. Rule navigation.folding. */
export interface FoldState {
  /** What the person chose, now or before: true where opened, false where folded. */
  readonly chosen: SidebarFolds;
  /** Headings that opened by themselves for a screen. They stay open, so that nothing moves under the pointer. */
  readonly visited: readonly string[];
  /** Headings that the person folded while they held the current item, with that item's id. */
  readonly foldedAt: Readonly<Record<string, string>>;
}

/** The sidebar as far as folding needs it. */
export interface FoldPlace {
  /** The id of the current item. */
  readonly active: string | undefined;
  /** Ids of the headings that hold it, from the outermost. */
  readonly around: readonly string[];
  /** Headings that are open until the person folds them. */
  readonly open: readonly string[];
}

/** Up to how many links every heading is open at first: they fit without scrolling. */
const FEW_LINKS = 16;

function linksOf(items: readonly ResolvedItem[]): number {
  return items.reduce((sum, { items: children }) => sum + (children === undefined ? 1 : linksOf(children)), 0);
}

/** Items with items, at any level. */
function headingsIn(items: readonly ResolvedItem[]): ResolvedItem[] {
  return items.flatMap((item) => (item.items === undefined ? [] : [item, ...headingsIn(item.items)]));
}

/** Where a sidebar is, by its groups and its current item. */
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

/** Whether a heading is open: while it holds the current item, unless folded there; else as it was left. */
export function isOpen(
  { chosen, visited, foldedAt }: FoldState,
  { active, around, open }: FoldPlace,
  id: string,
): boolean {
  if (around.includes(id)) return foldedAt[id] !== active;
  return visited.includes(id) || (chosen[id] ?? open.includes(id));
}

/** After the headings around the current item have opened. */
export function visit(state: FoldState, { active, around }: FoldPlace): FoldState {
  const added = around.filter((id) => state.foldedAt[id] !== active && !state.visited.includes(id));
  return added.length === 0 ? state : { ...state, visited: [...state.visited, ...added] };
}

/** After the person has opened or folded a heading. */
export function choose(state: FoldState, { active }: FoldPlace, id: string, opens: boolean): FoldState {
  const { [id]: _folded, ...others } = state.foldedAt;
  return {
    chosen: { ...state.chosen, [id]: opens },
    visited: state.visited.filter((visited) => visited !== id),
    foldedAt: opens || active === undefined ? others : { ...others, [id]: active },
  };
}
