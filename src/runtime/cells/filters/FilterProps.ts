import type { ListFilter } from '../../core/listState/listFilter.ts';

/** What a filter's control gets. */
export interface FilterProps<T> {
  readonly filter: T;
  /** The whole filter of the list. */
  readonly value: ListFilter;
  /** Changes some of its keys; `undefined` takes one away. `replace` leaves no way back to the filter before. */
  readonly onChange: (
    change: Readonly<Record<string, string | readonly string[] | undefined>>,
    options?: { readonly replace?: boolean },
  ) => void;
}
