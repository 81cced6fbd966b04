import type { ResolvedFilter } from '#contract/generated/api.ts';
import type { Column, Filter } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { fieldLabel, labelledValues } from './resolveColumn.ts';

/** What a filter is called in a path and in a brand pack: its field, or `search`. */
export function filterId(filter: Filter): string {
  return filter.type === 'search' ? 'search' : filter.field;
}

/** The fields that a filter reads. */
export function filterFields(filter: Filter): readonly string[] {
  return filter.type === 'search' ? filter.fields : [filter.field];
}

/** What resolving a filter needs to know of its list. */
export interface FilterContext {
  readonly record: RecordSchema;
  /** The open columns: a field is called there as it is in the list. */
  readonly columns: readonly Column[];
  readonly searchMinimum: number;
}

/** A filter as the browser gets it. */
export function resolveFilter(filter: Filter, { record, columns, searchMinimum }: FilterContext): ResolvedFilter {
  function labelOf(field: string): string {
    return columns.find((column) => column.field === field)?.label ?? fieldLabel(record, field);
  }
  if (filter.type === 'search') {
    return { type: 'search', minimum: searchMinimum, fields: filter.fields.map(labelOf) };
  }
  const label = filter.label ?? labelOf(filter.field);
  if (filter.type === 'select') {
    return { type: 'select', field: filter.field, label, values: labelledValues(record, filter.field) };
  }
  return { type: filter.type, field: filter.field, label };
}
