import type { ListFilter } from '../../core/listState/listFilter.ts';
import type { ListState } from '../../core/listState/listState.ts';

/** The part of a list's query that counts and files share with it: which records, in whose days. */
export function listParameters(filter: ListFilter, segment: ListState['segment'], timeZone: string): URLSearchParams {
  return new URLSearchParams({
    filter: JSON.stringify(filter),
    ...(segment !== undefined && { segment }),
    time_zone: timeZone,
  });
}
