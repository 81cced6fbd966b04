import type { ResolvedList, SavedView, ViewFilter, ViewState } from '#contract/generated/api.ts';
import { readColumnsParam, writeColumnsParam } from '#contract/listState/columnsParam.ts';
import { readListState, writeListState } from '#contract/listState/listState.ts';

/** The view parameter for no view, although the list has a default view. */
export const NO_VIEW = 'none';

const VIEW_KEY = 'view';
const SEGMENT_KEY = 'segment';

/** Returns the view that a list's address names; `undefined` without one. */
export function viewParam(search: string): string | undefined {
  const id = new URLSearchParams(search).get(VIEW_KEY) ?? NO_VIEW;
  return id === NO_VIEW ? undefined : id;
}

/**
 * Whether the address names a view without its state. The address of a view always states its filter, even an empty
 * one, so that a changed state is never mistaken for the view.
 */
export function isViewAlone(search: string): boolean {
  return viewParam(search) !== undefined && !new URLSearchParams(search).has('filter');
}

/** Returns the state of a list's address. It has columns only if the address has them. */
export function viewStateOf(search: string, list: ResolvedList): ViewState {
  const { filter, sort, perPage } = readListState(search, list);
  const segment = new URLSearchParams(search).get(SEGMENT_KEY);
  const columns = readColumnsParam(search, list.columns);
  return {
    filter: Object.fromEntries(
      Object.entries(filter).map(([key, value]) => [key, typeof value === 'string' ? value : [...value]]),
    ),
    ...(segment !== null && list.segments?.some(({ id }) => id === segment) && { segment }),
    sort,
    ...(columns !== undefined && { columns }),
    per_page: perPage,
  };
}

/** Returns the query that shows a state on its first page, as that of a view if one is given. */
export function searchOf(state: ViewState, list: ResolvedList, view?: string): string {
  const shown = { filter: state.filter, sort: state.sort, perPage: state.per_page, page: 1 };
  const query = new URLSearchParams({ ...(view !== undefined && { [VIEW_KEY]: view }) });
  const withState = new URLSearchParams(writeListState(shown, list, `?${query}`));
  if (state.segment !== undefined) withState.set(SEGMENT_KEY, state.segment);
  const text = withState.toString();
  return writeColumnsParam(text, state.columns);
}

/** Returns the query that shows a view. */
export function searchOfView({ id, state }: SavedView, list: ResolvedList): string {
  return searchOf(state, list, id);
}

/** Returns the query without the view; its state stays. */
export function withoutView(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(VIEW_KEY);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

function sortedFilter(filter: ViewFilter): [string, string | string[]][] {
  return Object.entries(filter)
    .map(([key, value]): [string, string | string[]] => [key, typeof value === 'string' ? value : [...value].sort()])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Whether two states are equal, in any order of the filter's keys and values. */
export function isSameState(one: ViewState, other: ViewState): boolean {
  const [first, second] = [one, other].map(({ filter, segment, sort, columns, per_page }) =>
    JSON.stringify([sortedFilter(filter), segment, sort.field, sort.order, columns, per_page]),
  );
  return first === second;
}

/** Whether an address requests something that its list does not have for this user. */
export function isLinkNarrowed(search: string, list: ResolvedList): boolean {
  const query = new URLSearchParams(search);
  const { filter, sort, segment, columns } = viewStateOf(search, list);
  let requested: Record<string, unknown> = {};
  try {
    requested = { ...(JSON.parse(query.get('filter') ?? '{}') as object) };
  } catch {
    return true;
  }
  const isWhole = Object.entries(requested).every(
    ([key, value]) => key in filter && [filter[key]].flat().length === [value].flat().length,
  );
  const requestedColumns = query.get('columns')?.split(',');
  return (
    !isWhole ||
    (query.get('sort') ?? sort.field) !== sort.field ||
    (query.get(SEGMENT_KEY) ?? segment) !== segment ||
    (requestedColumns !== undefined && requestedColumns.length !== columns?.length)
  );
}
