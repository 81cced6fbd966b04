import { useDeferredValue, useMemo, useState } from 'react';
import type { ListFilter } from '#contract/listState/listFilter.ts';
import type { RowSource } from './ListRowsProps.ts';

/** The rows that are shown, and how they were found. */
export interface ShownRows extends Pick<RowSource, 'rows' | 'error' | 'isStale'> {
  /** The filter that found the rows; `undefined` unless a text was searched for. */
  readonly searched: ListFilter | undefined;
}

/** As many first rows are shown at once: there is nothing yet that a key or a tap could change. */
const AT_ONCE = 25;

/**
 * Returns the rows of a list a moment later, when no key and no tap waits for an answer: many rows take long to render. A few
 * where none was shown are returned at once.
 */
export function useShownRows({ rows, error, isStale, state }: RowSource): ShownRows {
  const filter = state.filter.q === undefined ? undefined : state.filter;
  const [searched, setSearched] = useState(filter);
  // Stale rows were found by the filter before.
  if (!isStale && searched !== filter) setSearched(filter);
  const now = useMemo(() => ({ rows, error, isStale, searched }), [rows, error, isStale, searched]);
  const later = useDeferredValue(now);
  return later.rows === undefined && rows !== undefined && rows.length <= AT_ONCE ? now : later;
}
