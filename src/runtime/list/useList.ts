import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ResolvedResource } from '#contract/generated/api.ts';
import { useConsole } from '../console/ConsoleContext.ts';
import { type ListRows, useListRows } from '../console/providers/useListRows.ts';
import type { ListFilter } from '../core/listState/listFilter.ts';
import { listRequest } from '../core/listState/listRequest.ts';
import { type ListState, readListState, withListChange, writeListState } from '../core/listState/listState.ts';

/** A list as its URL says, with the rows that are here. */
export interface ListValue extends ListRows {
  readonly state: ListState;
  /** Shows another page; the way back leads here. */
  readonly go: (next: ListState) => void;
  /** Asks for something else, from the first page on; `replace` leaves no way back to what was asked before. */
  readonly change: (change: Parameters<typeof withListChange>[1], options?: { readonly replace?: boolean }) => void;
}

/** Follows a resource's list in the URL. `narrowed` is what the screen itself filters by. */
export function useList(name: string, resource: ResolvedResource, narrowed?: ListFilter): ListValue {
  const { list } = resource;
  const { timeZone } = useConsole();
  const { search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readListState(search, list), [search, list]);
  const rows = useListRows(name, resource, listRequest(state, timeZone, narrowed));

  const go = useCallback(
    (next: ListState, replace = false) => {
      void navigate({ search: writeListState(next, list, search) }, { replace });
    },
    [navigate, list, search],
  );
  const change = useCallback<ListValue['change']>(
    (edit, { replace = false } = {}) => go(withListChange(state, edit), replace),
    [go, state],
  );
  return { ...rows, state, go, change };
}
