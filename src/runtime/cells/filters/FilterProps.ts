import type { ListFilter } from '#contract/listState/listFilter.ts';

/** Props of a filter's control. */
export interface FilterProps<T> {
  readonly filter: T;
  /** The whole filter of the list. */
  readonly value: ListFilter;
  /** Changes some of its keys; `undefined` removes a key. `replace` replaces the history entry. */
  readonly onChange: (
    change: Readonly<Record<string, string | readonly string[] | undefined>>,
    options?: { readonly replace?: boolean },
  ) => void;
}
