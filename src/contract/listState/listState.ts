import type { ResolvedList, ResolvedSort } from '../generated/api.ts';
import { type ListFilter, readListFilter } from './listFilter.ts';

/** Which rows a list shows, as stated in its URL. Rule lists.state-in-address. */
export interface ListState {
  readonly filter: ListFilter;
  /** The segment (named filter) that is selected in addition. */
  readonly segment?: string | undefined;
  readonly sort: ResolvedSort;
  readonly perPage: number;
  /** Page number from 1; ignored if `fromEnd` is given. */
  readonly page: number;
  /** Page number counted from the last page, which is 1. */
  readonly fromEnd?: number | undefined;
  /** Where the page begins; absent for the first page. */
  readonly cursor?: string | undefined;
}

function readJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readCount(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

function readSort(query: URLSearchParams, list: ResolvedList): ResolvedSort {
  const column = list.columns.find(({ field, sortable }) => sortable && field === query.get('sort'));
  if (column === undefined) return list.sort;
  return { field: column.field, order: query.get('order')?.toLowerCase() === 'asc' ? 'asc' : 'desc' };
}

/** Reads a list's state from a URL's query; missing, unknown or malformed values fall back to the declaration. */
export function readListState(search: string, list: ResolvedList): ListState {
  const query = new URLSearchParams(search);
  const segment = list.segments?.find(({ id }) => id === query.get('segment'));
  const perPage = readCount(query.get('perPage'));
  const fromEnd = readCount(query.get('fromEnd'));
  const cursor = fromEnd === 1 ? 'last' : (query.get('cursor') ?? undefined);
  return {
    filter: readListFilter(readJson(query.get('filter')), list),
    ...(segment !== undefined && { segment: segment.id }),
    sort: readSort(query, list),
    perPage: perPage !== undefined && list.page_sizes.includes(perPage) ? perPage : (list.page_sizes[0] ?? 10),
    page: readCount(query.get('page')) ?? 1,
    ...(cursor !== undefined && { cursor, ...(fromEnd !== undefined && { fromEnd }) }),
  };
}

/** Writes a list's state to a URL's query, without declared defaults. Keys that do not belong to the list stay. */
export function writeListState(state: ListState, list: ResolvedList, search = ''): string {
  const query = new URLSearchParams(search);
  for (const key of ['filter', 'segment', 'sort', 'order', 'perPage', 'page', 'fromEnd', 'cursor']) query.delete(key);
  // The address of a view always states its filter: an empty filter differs from the view's.
  if (Object.keys(state.filter).length > 0 || query.has('view')) query.set('filter', JSON.stringify(state.filter));
  if (state.segment !== undefined) query.set('segment', state.segment);
  if (state.sort.field !== list.sort.field || state.sort.order !== list.sort.order) {
    query.set('sort', state.sort.field);
    query.set('order', state.sort.order.toUpperCase());
  }
  if (state.perPage !== list.page_sizes[0]) query.set('perPage', String(state.perPage));
  if (state.fromEnd !== undefined) query.set('fromEnd', String(state.fromEnd));
  else if (state.page > 1) query.set('page', String(state.page));
  if (state.cursor !== undefined && state.fromEnd !== 1) query.set('cursor', state.cursor);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Applies a change to the state and returns to the first page. */
export function withListChange(
  state: ListState,
  change: Partial<Pick<ListState, 'filter' | 'segment' | 'sort' | 'perPage'>>,
): ListState {
  const { filter, segment, sort, perPage } = state;
  return { filter, ...(segment !== undefined && { segment }), sort, perPage, ...change, page: 1 };
}
