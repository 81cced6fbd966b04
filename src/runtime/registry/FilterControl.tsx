import type { ComponentType } from 'react';
import type { ResolvedFilter } from '#contract/generated/api.ts';
import type { FilterProps } from './filters/FilterProps.ts';
import { FILTERS } from './filters.ts';

/** A filter, controlled as its type is. */
export function FilterControl(props: FilterProps<ResolvedFilter>) {
  // The registry pairs each type with its control; TypeScript cannot follow the pair through a union.
  const TypedControl = FILTERS[props.filter.type] as ComponentType<FilterProps<ResolvedFilter>>;
  return <TypedControl {...props} />;
}
