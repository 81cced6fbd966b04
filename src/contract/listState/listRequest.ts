import type { ListFilter } from './listFilter.ts';
import type { ListState } from './listState.ts';

/** The parameters of ra-core's `useGetList`; `meta` has the ones that simple-rest does not support. */
export interface ListRequest {
  readonly pagination: { readonly page: number; readonly perPage: number };
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly filter: ListFilter;
  readonly meta: ListRequestMeta;
}

export interface ListRequestMeta {
  /** The time zone of the filter's days. */
  readonly time_zone: string;
  readonly segment?: string | undefined;
  readonly cursor?: string | undefined;
}

/** Returns the request for the rows of a list state; `narrowed` is the filter that the screen itself sets. */
export function listRequest(state: ListState, timeZone: string, narrowed: ListFilter = {}): ListRequest {
  const { cursor, page, perPage, sort, filter, segment } = state;
  return {
    // With a cursor, the range states the page size only.
    pagination: { page: cursor === undefined ? page : 1, perPage },
    sort: { field: sort.field, order: sort.order === 'asc' ? 'ASC' : 'DESC' },
    filter: { ...filter, ...narrowed },
    meta: { time_zone: timeZone, ...(segment !== undefined && { segment }), ...(cursor !== undefined && { cursor }) },
  };
}

/** Returns the address that ra-data-simple-rest builds for a request, to prefetch it before ra-core has loaded. */
export function listAddress(api: string, { pagination, sort, filter, meta }: ListRequest): string {
  const start = (pagination.page - 1) * pagination.perPage;
  const query = new URLSearchParams({
    sort: JSON.stringify([sort.field, sort.order]),
    range: JSON.stringify([start, start + pagination.perPage - 1]),
    filter: JSON.stringify(filter),
  });
  return withListMeta(`${api}?${query}`, meta);
}

/** Adds the parameters that simple-rest does not support to a list's address. */
export function withListMeta(address: string, { time_zone, segment, cursor }: ListRequestMeta): string {
  const query = new URLSearchParams({
    time_zone,
    ...(segment !== undefined && { segment }),
    ...(cursor !== undefined && { cursor }),
  });
  return `${address}&${query}`;
}
