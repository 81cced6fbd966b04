import { recordWord } from '#contract/columns/recordWord.ts';
import type { ResolvedFilter, ResolvedFollow, ResolvedSearchedField } from '#contract/generated/api.ts';
import type { Column, ExactSearch, Filter, RecordKindFilter, SearchFilter } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { ChoiceFilter } from './offeredValues.ts';
import { fieldLabel, labelledValues } from './resolveColumn.ts';

/** A filter as one person has it: where it offers values, those that it offers to them, in the order shown. */
export type OpenFilter =
  | Exclude<Filter, ChoiceFilter | RecordKindFilter>
  | OfferingFilter<ChoiceFilter>
  | (RecordKindFilter & { values: string[] });

type OfferingFilter<T extends ChoiceFilter> = T extends unknown ? Omit<T, 'values'> & { values: string[] } : never;

/** A kind of text that a search recognises as a whole. */
export type ExactKind = keyof ExactSearch;

/** What a filter is called in a path and in a brand pack: its field, or `search`. */
export function filterId(filter: Filter): string {
  return filter.type === 'search' ? 'search' : filter.field;
}

/** What a search recognises besides parts of fields, and the field of each. */
export function exactSearches({ match }: SearchFilter): [ExactKind, string][] {
  return Object.entries(match ?? {}) as [ExactKind, string][];
}

/** The fields that a filter reads, each once. */
export function filterFields(filter: Filter): readonly string[] {
  if (filter.type !== 'search') return [filter.field];
  const followed = (filter.follow ?? []).map(({ field }) => field);
  return [...new Set([...filter.fields, ...exactSearches(filter).map(([, field]) => field), ...followed])];
}

/** The column that shows a field, such as the relation whose text it is. */
export function columnShowing(columns: readonly Column[], field: string): Column | undefined {
  return (
    columns.find((column) => column.field === field) ??
    columns.find((column) => column.type === 'relation' && column.text === field)
  );
}

/** What resolving a filter needs to know of its list. */
export interface FilterContext {
  readonly record: RecordSchema;
  /** The open columns: a field is called there as it is in the list. */
  readonly columns: readonly Column[];
  readonly searchMinimum: number;
}

/** A filter as the browser gets it. */
export function resolveFilter(filter: OpenFilter, { record, columns, searchMinimum }: FilterContext): ResolvedFilter {
  function labelOf(field: string): string {
    const column = columnShowing(columns, field);
    return column?.label ?? fieldLabel(record, column?.field ?? field);
  }
  function searched(field: string): ResolvedSearchedField {
    return { field, column: columnShowing(columns, field)?.field ?? field, label: labelOf(field) };
  }
  function followed(field: string): ResolvedFollow {
    const column = columnShowing(columns, field);
    const text = column?.type === 'relation' ? column.text : undefined;
    return { column: field, label: labelOf(field), ...(text !== undefined && { text }) };
  }
  const help = filter.help === undefined ? {} : { help: filter.help };
  if (filter.type === 'search') {
    const by = exactSearches(filter).map(([kind]) => kind);
    const { minimum = searchMinimum, debounce_ms: rest } = filter;
    const fields = filter.fields.map(searched);
    const follow = (filter.follow ?? []).map(({ field }) => followed(field));
    return {
      type: 'search',
      minimum,
      fields,
      by,
      ...(follow.length > 0 && { follow }),
      ...(rest !== undefined && { rest }),
      ...help,
    };
  }
  const { field } = filter;
  const common = { field, label: filter.label ?? labelOf(field), ...help };
  switch (filter.type) {
    case 'select':
    case 'multi-select':
      return { type: filter.type, ...common, values: labelledValues(record, field, filter.values) };
    case 'record-kind': {
      const values = filter.values.map((value) => ({ value, label: recordWord(value) }));
      return { type: 'multi-select', ...common, values };
    }
    case 'relation':
      return { type: 'relation', ...common, resource: filter.resource };
    case 'date-range':
      return { type: 'date-range', ...common, future: filter.future ?? false };
    case 'boolean':
    case 'amount-range':
      return { type: filter.type, ...common };
  }
}

/** The filter without the fields that are closed, or `undefined` when nothing is left to filter by. */
export function withoutFields(filter: Filter, closed: readonly string[]): Filter | undefined {
  if (filter.type !== 'search') return closed.includes(filter.field) ? undefined : filter;
  const { match: _match, follow: _follow, ...search } = filter;
  const fields = filter.fields.filter((field) => !closed.includes(field));
  const match = Object.fromEntries(exactSearches(filter).filter(([, field]) => !closed.includes(field)));
  const follow = (filter.follow ?? []).filter(({ field }) => !closed.includes(field));
  if (fields.length === 0) return undefined;
  return {
    ...search,
    fields,
    ...(Object.keys(match).length > 0 && { match }),
    ...(follow.length > 0 && { follow }),
  };
}
