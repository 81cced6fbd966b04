import type { ComponentType } from 'react';
import type { ResolvedFilter } from '#contract/generated/api.ts';
import { AmountRangeFilter } from './filters/AmountRangeFilter.tsx';
import { BooleanFilter } from './filters/BooleanFilter.tsx';
import { DateRangeFilter } from './filters/DateRangeFilter.tsx';
import type { FilterProps } from './filters/FilterProps.ts';
import { MultiSelectFilter } from './filters/MultiSelectFilter.tsx';
import { RelationFilter } from './filters/RelationFilter.tsx';
import { SearchFilter } from './filters/SearchFilter.tsx';
import { SelectFilter } from './filters/SelectFilter.tsx';

type FilterOf<T extends ResolvedFilter['type']> = Extract<ResolvedFilter, { type: T }>;

/** The control of every type of filter that a declaration may name. */
export const FILTERS = {
  search: SearchFilter,
  select: SelectFilter,
  'multi-select': MultiSelectFilter,
  boolean: BooleanFilter,
  relation: RelationFilter,
  'date-range': DateRangeFilter,
  'amount-range': AmountRangeFilter,
} as const satisfies { [T in ResolvedFilter['type']]: ComponentType<FilterProps<FilterOf<T>>> };
