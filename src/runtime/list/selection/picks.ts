/** The selection in a list: rows by id, or everything that matches. */
export interface Picks {
  readonly all: boolean;
  /** In the order of selection; empty if everything is selected. */
  readonly ids: readonly string[];
  /** The row selected last, from which a range extends. */
  readonly anchor: string | undefined;
}

export const NO_PICKS: Picks = { all: false, ids: [], anchor: undefined };

/** How much of a page is selected. */
export type PagePicks = 'none' | 'some' | 'all';

export function isPicked({ all, ids }: Picks, id: string): boolean {
  return all || ids.includes(id);
}

/** Returns how much of the visible page is selected. */
export function pagePicks(picks: Picks, page: readonly string[]): PagePicks {
  const picked = page.filter((id) => isPicked(picks, id)).length;
  if (picked === 0) return 'none';
  return picked === page.length ? 'all' : 'some';
}

function add(ids: readonly string[], more: readonly string[]): string[] {
  return [...ids, ...more.filter((id) => !ids.includes(id))];
}

/**
 * Returns the rows from one to another, both inclusive, in either order; only the second if the first is not visible.
 */
function between(page: readonly string[], from: string | undefined, to: string): readonly string[] {
  const [start, end] = [from === undefined ? -1 : page.indexOf(from), page.indexOf(to)];
  if (start === -1) return [to];
  return page.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/**
 * Selects or deselects a row. After deselecting one row of all that match, only the others on the page stay selected:
 * the ids of the rest are not known here.
 */
export function togglePick(picks: Picks, page: readonly string[], id: string): Picks {
  const ids = picks.all ? page : picks.ids;
  const next = isPicked(picks, id) ? ids.filter((other) => other !== id) : [...ids, id];
  return { all: false, ids: next, anchor: id };
}

/** Selects every row from the one selected last to this one, or deselects them if this one was selected. */
export function toggleRange(picks: Picks, page: readonly string[], id: string): Picks {
  const ids = picks.all ? page : picks.ids;
  const range = between(page, picks.anchor, id);
  const isTaken = isPicked(picks, id) && range.length > 0;
  const next = isTaken ? ids.filter((other) => !range.includes(other)) : add(ids, range);
  return { all: false, ids: next, anchor: id };
}

/** Selects the rest of the page, or deselects the page if all of it is selected. */
export function togglePage(picks: Picks, page: readonly string[]): Picks {
  if (pagePicks(picks, page) !== 'all') return { all: false, ids: add(picks.ids, page), anchor: undefined };
  const ids = picks.all ? [] : picks.ids.filter((id) => !page.includes(id));
  return { all: false, ids, anchor: undefined };
}
