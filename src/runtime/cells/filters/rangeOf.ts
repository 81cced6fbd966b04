import type { ListFilter } from '#contract/listState/listFilter.ts';

/** The two ends of a range in a list's filter; an open end is empty. Rule lists.range-order. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

/** Returns the range that a filter contains for a field. */
export function rangeOf(value: ListFilter, field: string): Range {
  const [from, to] = [value[`${field}_gte`], value[`${field}_lte`]];
  return { from: typeof from === 'string' ? from : '', to: typeof to === 'string' ? to : '' };
}

/** Returns the filter keys of a range for a field. */
export function rangeKeys(field: string, { from, to }: Range): Record<string, string | undefined> {
  return { [`${field}_gte`]: from || undefined, [`${field}_lte`]: to || undefined };
}
