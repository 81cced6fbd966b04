import { useMemo } from 'react';
import type { ListControllerResult } from 'react-admin';
import type { ResolvedList } from '#contract/generated/api.ts';
import { readListFilter } from '#contract/listState/listFilter.ts';
import type { ApiRecord } from '../console/providers/ApiRecord.ts';
import type { ListValue } from './query/useList.ts';
import type { ListSelection } from './selection/useSelection.ts';

function ignore(): void {}

/**
 * Returns a list as react-admin's list context. Its state stays in the address and its selection in the screen: what a
 * component sets here, the toolbar shows. Filters and sorts that the list does not declare are ignored.
 */
export function useListContextValue(
  name: string,
  declared: ResolvedList,
  list: ListValue,
  selection: ListSelection,
): ListControllerResult<ApiRecord> {
  return useMemo(() => {
    const { state, rows, answer, error, go, change } = list;
    const chosen = selection.selection;
    const selectedIds = chosen !== undefined && 'ids' in chosen ? [...chosen.ids] : [];
    const base = {
      resource: name,
      sort: { field: state.sort.field, order: state.sort.order === 'asc' ? ('ASC' as const) : ('DESC' as const) },
      displayedFilters: {},
      filterValues: state.filter,
      page: state.page,
      perPage: state.perPage,
      selectedIds,
      isFetching: list.isFetching,
      isLoading: rows === undefined && list.isFetching,
      isPlaceholderData: list.isStale,
      hasNextPage: answer?.next !== undefined,
      hasPreviousPage: state.page > 1,
      refetch: list.refetch,
      setFilters: (filters: unknown) => change({ filter: readListFilter(filters, declared) }),
      // A page number is the first way to a page that has no cursor yet.
      setPage: (page: number) => go({ ...state, page, cursor: undefined, fromEnd: undefined }),
      setPerPage: (perPage: number) => declared.page_sizes.includes(perPage) && change({ perPage }),
      setSort: ({ field, order }: { field: string; order: 'ASC' | 'DESC' }) => {
        if (!declared.columns.some((column) => column.sortable && column.field === field)) return;
        change({ sort: { field, order: order === 'ASC' ? 'asc' : 'desc' } });
      },
      // The toolbar always shows every declared filter.
      showFilter: ignore,
      hideFilter: ignore,
      onSelect: selection.select,
      onSelectAll: selection.selectAll,
      onToggleItem: (id: string) => selection.rows.toggle(id, false),
      onUnselectItems: selection.clear,
    };
    if (error !== undefined) {
      return { ...base, data: undefined, total: undefined, meta: undefined, error: error as Error, isPending: false };
    }
    if (rows === undefined) {
      return { ...base, data: undefined, total: undefined, meta: undefined, error: null, isPending: true };
    }
    return {
      ...base,
      data: [...rows],
      total: answer?.total ?? rows.length,
      meta: answer,
      error: null,
      isPending: false,
    };
  }, [name, declared, list, selection]);
}
