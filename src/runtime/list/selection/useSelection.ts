import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ListState } from '#contract/listState/listState.ts';
import type { PageInfo } from '#contract/listState/pageInfo.ts';
import type { Selection } from '../../actions/send/Selection.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import {
  isPicked,
  NO_PICKS,
  type PagePicks,
  type Picks,
  pagePicks,
  togglePage,
  togglePick,
  toggleRange,
} from './picks.ts';

/** What rows need to be selectable. */
export interface RowSelection {
  readonly isSelected: (id: string) => boolean;
  /** Selects or deselects a row; `range`: every row from the previous one to this one. Always the same function. */
  readonly toggle: (id: string, range: boolean) => void;
  readonly page: PagePicks;
  readonly togglePage: () => void;
}

/** The selection of a list. */
export interface ListSelection {
  readonly rows: RowSelection;
  /** `undefined` while nothing is selected. */
  readonly selection: Selection | undefined;
  readonly count: number;
  /**
   * The number of matching records, if the page is selected and there are more; `capped`: there are more than were
   * counted.
   */
  readonly more: { readonly total: number; readonly capped: boolean } | undefined;
  /** All matching records are selected. */
  readonly isAll: boolean;
  readonly isCapped: boolean;
  /** Selects these rows and no others. */
  readonly select: (ids: readonly string[]) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

interface SelectableList {
  readonly state: Pick<ListState, 'filter' | 'segment'>;
  readonly rows: readonly ApiRecord[] | undefined;
  readonly answer: PageInfo | undefined;
}

/**
 * Keeps the selection while the user pages and sorts. Another filter or time zone means other records, so the selection
 * is cleared. Another business or environment is another console, with a new selection.
 */
export function useSelection({ state, rows, answer }: SelectableList): ListSelection {
  const { timeZone } = useConsole();
  const { filter, segment } = state;
  const filterKey = JSON.stringify([filter, segment, timeZone]);
  const [kept, setKept] = useState({ filterKey, picks: NO_PICKS });
  const picks = kept.filterKey === filterKey ? kept.picks : NO_PICKS;
  const page = (rows ?? []).map(({ id }) => id);
  const { total = 0, capped = false } = answer ?? {};

  // Rows are not rendered again for a new function.
  const onPage = useRef({ filterKey, page });
  useLayoutEffect(() => {
    onPage.current = { filterKey, page };
  });
  const toggle = useCallback((id: string, range: boolean) => {
    const { filterKey: key, page: ids } = onPage.current;
    const change = range ? toggleRange : togglePick;
    setKept((before) => ({
      filterKey: key,
      picks: change(before.filterKey === key ? before.picks : NO_PICKS, ids, id),
    }));
  }, []);

  function pick(change: (picks: Picks) => Picks): void {
    setKept((before) => ({ filterKey, picks: change(before.filterKey === filterKey ? before.picks : NO_PICKS) }));
  }

  function selectionOf(): Selection | undefined {
    if (picks.all) {
      return { all: true, filter, ...(segment !== undefined && { segment }), time_zone: timeZone, count: total };
    }
    return picks.ids.length === 0 ? undefined : { ids: picks.ids };
  }

  const pageState = pagePicks(picks, page);
  const hasMore = !picks.all && pageState === 'all' && (capped || total > picks.ids.length);
  return {
    rows: {
      isSelected: (id) => isPicked(picks, id),
      toggle,
      page: pageState,
      togglePage: () => pick((before) => togglePage(before, page)),
    },
    selection: selectionOf(),
    count: picks.all ? total : picks.ids.length,
    more: hasMore ? { total, capped } : undefined,
    isAll: picks.all,
    isCapped: capped,
    select: (ids) => pick(() => ({ all: false, ids, anchor: undefined })),
    selectAll: () => pick(() => ({ all: true, ids: [], anchor: undefined })),
    clear: () => pick(() => NO_PICKS),
  };
}
