import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ResolvedResource } from '#contract/generated/api.ts';
import type { ListFilter } from '#contract/listState/listFilter.ts';
import { listRequest } from '#contract/listState/listRequest.ts';
import { type ListState, readListState, withListChange, writeListState } from '#contract/listState/listState.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { type ListRows, useListRows } from '../../console/providers/useListRows.ts';

/** The state of a list in the URL, with its loaded rows. */
export interface ListValue extends ListRows {
  readonly state: ListState;
  /** Opens another page, as a new history entry. */
  readonly go: (next: ListState) => void;
  /** Changes the state and returns to the first page; `replace` replaces the history entry. */
  readonly change: (change: Parameters<typeof withListChange>[1], options?: { readonly replace?: boolean }) => void;
}

/** Returns a resource's list as stated in the URL. `narrowed` is the filter that the screen itself sets. */
export function useList(name: string, resource: ResolvedResource, narrowed?: ListFilter): ListValue {
  const { list } = resource;
  const { timeZone } = useConsole();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readListState(search, list), [search, list]);
  const rows = useListRows(name, resource, listRequest(state, timeZone, narrowed));

  // The address that was requested last: a second change may come before React has rendered the first.
  const requested = useRef(search);
  useLayoutEffect(() => {
    requested.current = search;
  }, [search]);

  // While the next screen loads, the list is still rendered but the address is no longer its own: a search that was typed
  // just before must not lead back.
  const ownPath = useRef(window.location.pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a rendered path is that of the address.
  useLayoutEffect(() => {
    ownPath.current = window.location.pathname;
  }, [pathname]);
  const go = useCallback(
    (next: ListState, replace = false) => {
      if (window.location.pathname !== ownPath.current) return;
      requested.current = writeListState(next, list, requested.current);
      void navigate({ search: requested.current }, { replace });
    },
    [navigate, list],
  );
  const change = useCallback<ListValue['change']>(
    (edit, { replace = false } = {}) => go(withListChange(readListState(requested.current, list), edit), replace),
    [go, list],
  );
  // A page belongs to the state on screen: once another one was requested, such as another order, it is no page of that.
  const step = useCallback((next: ListState) => requested.current === search && go(next), [go, search]);
  return { ...rows, state, go: step, change };
}
