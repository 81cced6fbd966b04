import type { ResolvedList, ResolvedSearchedField } from '#contract/generated/api.ts';
import type { ApiRecord } from '../providers/ApiRecord.ts';
import type { ListFilter } from './listFilter.ts';

/** A field that a search found a record by. */
export interface SearchMatch {
  readonly label: string;
  readonly value: string;
}

function holds(record: ApiRecord, { field }: ResolvedSearchedField, word: string): boolean {
  return String(record[field] ?? '')
    .toLowerCase()
    .includes(word);
}

/** Why a search found a record, where none of the fields on screen says so. */
export function searchMatch(
  { filters }: ResolvedList,
  { q }: ListFilter,
  record: ApiRecord,
  shown: readonly string[],
): SearchMatch | undefined {
  // Rows that nothing was searched for do not depend on the filters.
  if (typeof q !== 'string') return undefined;
  const search = filters.find(({ type }) => type === 'search');
  if (search?.type !== 'search') return undefined;
  const words = q.trim().toLowerCase().split(/\s+/);
  const visible = search.fields.filter(({ column }) => shown.includes(column));
  const unexplained = words.filter((word) => !visible.some((field) => holds(record, field, word)));
  const found = search.fields.find((field) => unexplained.some((word) => holds(record, field, word)));
  return found && { label: found.label, value: String(record[found.field]) };
}
