import type { NavigationGroup, ResolvedItem } from '#contract/generated/api.ts';

/** A screen of the sidebar that can be pinned. */
export interface PinnableItem {
  readonly item: ResolvedItem;
  /** Its address. */
  readonly to: string;
  /** Its icon, or that of the nearest heading that has one. */
  readonly icon: ResolvedItem['icon'];
  /** Locale key of the label of the item above it. */
  readonly above: string | undefined;
}

/** A change of what is pinned. */
export interface PinChange {
  readonly screen: string;
  readonly pinned: boolean;
}

function below(item: ResolvedItem, icon: ResolvedItem['icon'], above: string | undefined): PinnableItem[] {
  const own = item.icon ?? icon;
  const children = (item.items ?? []).flatMap((child) => below(child, own, item.label));
  return item.to === undefined ? children : [{ item, to: item.to, icon: own, above }, ...children];
}

/** Returns the screens of a sidebar, in its order. */
export function pinnableItems(navigation: readonly NavigationGroup[]): PinnableItem[] {
  return navigation.flatMap(({ items }) => items.flatMap((item) => below(item, undefined, undefined)));
}

/** Returns the pinned screens in the order in which they were pinned, without those that the sidebar does not have. */
export function pinnedItems(items: readonly PinnableItem[], screens: readonly string[]): PinnableItem[] {
  return screens.flatMap((screen) => items.find(({ to }) => to === screen) ?? []);
}

/** Returns the pinned addresses after changes. A screen that is pinned already keeps its place. */
export function applyChanges(screens: readonly string[], changes: readonly PinChange[]): readonly string[] {
  let result = screens;
  for (const { screen, pinned } of changes) {
    if (!pinned) result = result.filter((one) => one !== screen);
    else if (!result.includes(screen)) result = [...result, screen];
  }
  return result;
}
