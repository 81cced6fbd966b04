import type { ListState } from './listState.ts';

/** The page information of a list response. */
export interface PageInfo {
  /** Number of rows on this page. */
  readonly count: number;
  /** Total number of rows; exact unless `capped`. */
  readonly total: number;
  /** There are more rows than were counted. */
  readonly capped: boolean;
  readonly next?: string | undefined;
  readonly previous?: string | undefined;
  /** Actions on the list that the server would currently deny. */
  readonly unavailable?: readonly string[] | undefined;
}

/** First and last row, counted from 1; from the end if the total is unknown there. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
  readonly fromEnd: boolean;
}

/** Returns which rows of the whole list a page shows; `undefined` for a page without rows. */
export function rowRange(state: ListState, { count, total, capped }: PageInfo): RowRange | undefined {
  if (count === 0) return undefined;
  if (state.fromEnd === undefined) {
    const before = (state.page - 1) * state.perPage;
    return { from: before + 1, to: before + count, fromEnd: false };
  }
  const after = (state.fromEnd - 1) * state.perPage;
  if (capped) return { from: after + count, to: after + 1, fromEnd: true };
  const to = Math.max(total - after, count);
  return { from: to - count + 1, to, fromEnd: false };
}

/** The targets of the paging buttons; `undefined` for a disabled button. */
export interface PageSteps {
  readonly first: ListState | undefined;
  readonly previous: ListState | undefined;
  readonly next: ListState | undefined;
  readonly last: ListState | undefined;
}

function previousStep(state: ListState, first: ListState, { previous, count }: PageInfo): ListState | undefined {
  const { fromEnd, ...rest } = state;
  if (fromEnd !== undefined) {
    return previous === undefined ? undefined : { ...rest, fromEnd: fromEnd + 1, cursor: previous };
  }
  if (state.page <= 2) return state.page === 2 ? first : undefined;
  const page = state.page - 1;
  // A page past the end has no rows to page back from, so the page number is used.
  return count === 0 ? { ...first, page } : { ...rest, page, cursor: previous };
}

function nextStep(state: ListState, { next }: PageInfo): ListState | undefined {
  if (next === undefined) return undefined;
  const { fromEnd, ...rest } = state;
  if (fromEnd === undefined) return { ...rest, page: state.page + 1, cursor: next };
  return fromEnd <= 2 ? { ...rest, fromEnd: 1, cursor: 'last' } : { ...rest, fromEnd: fromEnd - 1, cursor: next };
}

/** Returns the states that the paging buttons lead to. They use cursors, so that new rows do not shift the pages. */
export function pageSteps(state: ListState, answer: PageInfo): PageSteps {
  const { fromEnd: _fromEnd, cursor: _cursor, ...rest } = state;
  const first: ListState = { ...rest, page: 1 };
  const next = nextStep(state, answer);
  const previous = previousStep(state, first, answer);
  return {
    first: previous === undefined ? undefined : first,
    previous,
    next,
    last: next === undefined ? undefined : { ...first, fromEnd: 1, cursor: 'last' },
  };
}
