import type { ResolvedFilter, ResolvedList, ViewFilter, ViewState } from '#contract/generated/api.ts';

/**
 * A state without the parts that are not open in a list, and the names of the removed parts.
 * Rule lists.views-not-overwritten.
 */
export interface NarrowedState {
  readonly state: ViewState;
  readonly left: readonly string[];
}

/** Whether the list accepts a value for a filter key. */
export type TakesValue = (key: string, value: string | readonly string[]) => boolean;

/** The filter keys of a declared filter. */
function keysOf(filter: ResolvedFilter): readonly string[] {
  switch (filter.type) {
    case 'search':
      return ['q'];
    case 'date-range':
    case 'amount-range':
      return [`${filter.field}_gte`, `${filter.field}_lte`];
    case 'select':
    case 'multi-select':
    case 'boolean':
    case 'relation':
      return [filter.field];
  }
}

/** The allowed part of a value: known choices only; other values entirely or not at all. */
function narrowValue(
  filter: ResolvedFilter,
  key: string,
  value: string | string[],
  takes: TakesValue,
): string | string[] | undefined {
  if (!('values' in filter)) return takes(key, value) ? value : undefined;
  const known = filter.values.map((choice) => choice.value);
  const left = [value].flat().filter((item) => known.includes(item));
  if (left.length === 0) return undefined;
  const narrowed = Array.isArray(value) ? left : left[0];
  return narrowed !== undefined && takes(key, narrowed) ? narrowed : undefined;
}

function narrowFilter(filter: ViewFilter, list: ResolvedList, takes: TakesValue, left: string[]): ViewFilter {
  const narrowed: ViewFilter = {};
  for (const [key, value] of Object.entries(filter)) {
    const declared = list.filters.find((candidate) => keysOf(candidate).includes(key));
    const taken = declared && narrowValue(declared, key, value, takes);
    if (taken !== undefined) narrowed[key] = taken;
    if (taken === undefined || [taken].flat().length < [value].flat().length) left.push(`filter.${key}`);
  }
  return narrowed;
}

function sorts({ columns, sort }: ResolvedList, field: string): boolean {
  return field === sort.field || columns.some((column) => column.sortable && column.field === field);
}

/**
 * The state of a view for a user: only filters, values, segment, sort and columns of the list as resolved for them. Without
 * any remaining column, their own columns are used.
 */
export function narrowState(state: ViewState, list: ResolvedList, takes: TakesValue): NarrowedState {
  const left: string[] = [];
  const narrowed: ViewState = {
    filter: narrowFilter(state.filter, list, takes, left),
    sort: state.sort,
    per_page: state.per_page,
  };
  if (!sorts(list, state.sort.field)) {
    left.push('sort');
    narrowed.sort = list.sort;
  }
  if (!list.page_sizes.includes(state.per_page)) {
    left.push('per_page');
    narrowed.per_page = list.page_sizes[0] ?? state.per_page;
  }
  if (state.segment !== undefined) {
    if (list.segments?.some(({ id }) => id === state.segment)) narrowed.segment = state.segment;
    else left.push('segment');
  }
  if (state.columns !== undefined) {
    const open = state.columns.filter((field) => list.columns.some((column) => column.field === field));
    if (open.length > 0) narrowed.columns = open;
    if (open.length < state.columns.length) left.push('columns');
  }
  return { state: narrowed, left };
}
