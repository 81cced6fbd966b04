import { useGetList } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ResolvedResource } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import type { ListFilter } from '../../lists/listFilter.ts';
import { listRequest } from '../../lists/listRequest.ts';
import { type ListState, readListState, withListChange, writeListState } from '../../lists/listState.ts';
import type { PageAnswer } from '../../lists/pagePlace.ts';
import type { ApiRecord } from '../../providers/ApiRecord.ts';

/** A list as its URL says, with the rows that are here. */
export interface ListValue {
  readonly state: ListState;
  /** The rows; `undefined` while there are none to show yet, and after a failure. */
  readonly rows: readonly ApiRecord[] | undefined;
  readonly answer: PageAnswer | undefined;
  readonly error: unknown;
  /** The rows are still those of what was asked before. */
  readonly isStale: boolean;
  readonly isFetching: boolean;
  /** Shows another page; the way back leads here. */
  readonly go: (next: ListState) => void;
  /** Asks for something else, from the first page on; `replace` leaves no way back to what was asked before. */
  readonly change: (change: Parameters<typeof withListChange>[1], options?: { readonly replace?: boolean }) => void;
  readonly refetch: () => void;
}

/** Follows a resource's list in the URL. `narrowed` is what the screen itself filters by. */
export function useList(name: string, { list }: ResolvedResource, narrowed?: ListFilter): ListValue {
  const { timeZone } = useConsole();
  const { search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readListState(search, list), [search, list]);
  const request = listRequest(state, timeZone, narrowed);
  const query = useGetList<ApiRecord, unknown>(name, request, { placeholderData: (previous) => previous });

  const go = useCallback(
    (next: ListState, replace = false) => {
      void navigate({ search: writeListState(next, list, search) }, { replace });
    },
    [navigate, list, search],
  );
  const change = useCallback<ListValue['change']>(
    (asked, { replace = false } = {}) => go(withListChange(state, asked), replace),
    [go, state],
  );
  const hasFailed = query.error !== null && !query.isFetching;
  return {
    state,
    rows: hasFailed ? undefined : query.data,
    answer: hasFailed ? undefined : (query.meta as PageAnswer | undefined),
    error: hasFailed ? query.error : undefined,
    isStale: query.isPlaceholderData,
    isFetching: query.isFetching,
    go,
    change,
    refetch: () => void query.refetch(),
  };
}
