/** What has been picked in a list: rows by id, or everything that matches. */
export interface Picks {
  readonly all: boolean;
  /** In the order picked; empty where all is picked. */
  readonly ids: readonly string[];
  /** The row picked last, from which a range goes. */
  readonly anchor: string | undefined;
}

export const NO_PICKS: Picks = { all: false, ids: [], anchor: undefined };

/** How much of a page is picked. */
export type PagePicks = 'none' | 'some' | 'all';

export function isPicked({ all, ids }: Picks, id: string): boolean {
  return all || ids.includes(id);
}

/** How much is picked of the rows that are shown. */
export function pagePicks(picks: Picks, page: readonly string[]): PagePicks {
  const picked = page.filter((id) => isPicked(picks, id)).length;
  if (picked === 0) return 'none';
  return picked === page.length ? 'all' : 'some';
}

function add(ids: readonly string[], more: readonly string[]): string[] {
  return [...ids, ...more.filter((id) => !ids.includes(id))];
}

/** The rows from one to another, both included, whichever comes first; only the second where the first is not shown. */
function between(page: readonly string[], from: string | undefined, to: string): readonly string[] {
  const [start, end] = [from === undefined ? -1 : page.indexOf(from), page.indexOf(to)];
  if (start === -1) return [to];
  return page.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/**
 * Picks a row or lets it go. Whoever takes one row out of all that match is left with the others on the page: which rows
 * all the others are is not known here.
 */
export function togglePick(picks: Picks, page: readonly string[], id: string): Picks {
  const ids = picks.all ? page : picks.ids;
  const next = isPicked(picks, id) ? ids.filter((other) => other !== id) : [...ids, id];
  return { all: false, ids: next, anchor: id };
}

/** Picks every row from the one picked last to this one, or lets them go where this one was picked. */
export function toggleRange(picks: Picks, page: readonly string[], id: string): Picks {
  const ids = picks.all ? page : picks.ids;
  const range = between(page, picks.anchor, id);
  const isTaken = isPicked(picks, id) && range.length > 0;
  const next = isTaken ? ids.filter((other) => !range.includes(other)) : add(ids, range);
  return { all: false, ids: next, anchor: id };
}

/** Picks the rest of the page, or lets the page go where it is picked whole. */
export function togglePage(picks: Picks, page: readonly string[]): Picks {
  if (pagePicks(picks, page) !== 'all') return { all: false, ids: add(picks.ids, page), anchor: undefined };
  const ids = picks.all ? [] : picks.ids.filter((id) => !page.includes(id));
  return { all: false, ids, anchor: undefined };
}
