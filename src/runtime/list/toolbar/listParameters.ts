import type { ListFilter } from '#contract/listState/listFilter.ts';
import type { ListState } from '#contract/listState/listState.ts';

/**
 * Returns the part of a list's query that counts and files have in common: the filters and the time zone of their days.
 */
export function listParameters(filter: ListFilter, segment: ListState['segment'], timeZone: string): URLSearchParams {
  return new URLSearchParams({
    filter: JSON.stringify(filter),
    ...(segment !== undefined && { segment }),
    time_zone: timeZone,
  });
}
