import { useState } from 'react';
import type { ResolvedFilter } from '#contract/generated/api.ts';
import { FilterControl, type ListFilter } from '#runtime/islands/index.ts';

/** A filter to try; it filters nothing. */
export function LiveFilter({ filter }: { readonly filter: ResolvedFilter }) {
  const [value, setValue] = useState<ListFilter>({});
  return (
    <FilterControl
      filter={filter}
      value={value}
      onChange={(changed) => setValue({ ...value, ...changed } as ListFilter)}
    />
  );
}
