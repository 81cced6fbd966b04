import type { ListFilter } from './listFilter.ts';
import type { ListState } from './listState.ts';

/** What ra-core's `useGetList` is asked for; its `meta` is what simple-rest does not know. */
export interface ListRequest {
  readonly pagination: { readonly page: number; readonly perPage: number };
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly filter: ListFilter;
  readonly meta: ListRequestMeta;
}

export interface ListRequestMeta {
  /** The zone of the filter's days. */
  readonly time_zone: string;
  readonly segment?: string | undefined;
  readonly cursor?: string | undefined;
}

/** The request for the rows that a state shows; `narrowed` is what the screen itself filters by. */
export function listRequest(state: ListState, timeZone: string, narrowed: ListFilter = {}): ListRequest {
  const { cursor, page, perPage, sort, filter, segment } = state;
  return {
    // Behind a cursor the range tells the size only.
    pagination: { page: cursor === undefined ? page : 1, perPage },
    sort: { field: sort.field, order: sort.order === 'asc' ? 'ASC' : 'DESC' },
    filter: { ...filter, ...narrowed },
    meta: { time_zone: timeZone, ...(segment !== undefined && { segment }), ...(cursor !== undefined && { cursor }) },
  };
}

/** The address that ra-data-simple-rest makes of a request, to fetch it before ra-core is here. */
export function listAddress(api: string, { pagination, sort, filter, meta }: ListRequest): string {
  const start = (pagination.page - 1) * pagination.perPage;
  const query = new URLSearchParams({
    sort: JSON.stringify([sort.field, sort.order]),
    range: JSON.stringify([start, start + pagination.perPage - 1]),
    filter: JSON.stringify(filter),
  });
  return withListMeta(`${api}?${query}`, meta);
}

/** Adds what simple-rest does not know to a list's address. */
export function withListMeta(address: string, { time_zone, segment, cursor }: ListRequestMeta): string {
  const query = new URLSearchParams({
    time_zone,
    ...(segment !== undefined && { segment }),
    ...(cursor !== undefined && { cursor }),
  });
  return `${address}&${query}`;
}
