import type { ResolvedFilter } from '#contract/generated/api.ts';
import type { Filter } from '#contract/generated/config.ts';
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

/** A filter as the browser gets it. */
export function resolveFilter(filter: Filter, record: RecordSchema, searchMinimum: number): ResolvedFilter {
  if (filter.type === 'search') {
    return { type: 'search', minimum: searchMinimum, fields: filter.fields.map((field) => fieldLabel(record, field)) };
  }
  const label = filter.label ?? fieldLabel(record, filter.field);
  if (filter.type === 'select') {
    return { type: 'select', field: filter.field, label, values: labelledValues(record, filter.field) };
  }
  return { type: filter.type, field: filter.field, label };
}
