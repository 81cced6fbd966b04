import type { ComponentType } from 'react';
import type { ResolvedFilter } from '#contract/generated/api.ts';
import { kindOf } from '../parts/boundary/kindOf.ts';
import { PartBoundary } from '../parts/boundary/PartBoundary.tsx';
import type { FilterProps } from './filters/FilterProps.ts';
import { FILTERS } from './filters.ts';

/** Renders a filter's control by its type. A filter that cannot be rendered shows an error in its place. */
export function FilterControl(props: FilterProps<ResolvedFilter>) {
  const { filter } = props;
  return (
    <PartBoundary part={`filters.${'field' in filter ? filter.field : filter.type}`} shape="text">
      <TypedFilter {...props} />
    </PartBoundary>
  );
}

function TypedFilter(props: FilterProps<ResolvedFilter>) {
  // The registry pairs each type with its control; TypeScript cannot follow the pair through a union.
  const TypedControl = kindOf(FILTERS, props.filter.type) as ComponentType<FilterProps<ResolvedFilter>> | undefined;
  if (TypedControl === undefined) throw new Error(`There is no type of filter "${props.filter.type}".`);
  return <TypedControl {...props} />;
}
