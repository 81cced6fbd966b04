import type { ResolvedFollow, ResolvedList, ResolvedSearchedField } from '#contract/generated/api.ts';
import type { ListFilter } from '#contract/listState/listFilter.ts';
import type { ApiRecord } from './providers/ApiRecord.ts';

/** A field by which a search found a record. */
export interface SearchMatch {
  readonly label: string;
  readonly value: string;
}

/** A search text that may be an amount or the last digits of a number. */
const AMOUNT = /^(?:rp|idr|php|usd|sgd|[₱$])?[\d.,+\-\s]*$/i;

function holds(record: ApiRecord, { field }: ResolvedSearchedField, word: string): boolean {
  return String(record[field] ?? '')
    .toLowerCase()
    .includes(word);
}

/** Returns the related record if only that record can contain the text: the record's own fields are in another list. */
function followedMatch(follow: readonly ResolvedFollow[] = [], record: ApiRecord): SearchMatch | undefined {
  const found = follow.find(({ column }) => record[column] != null);
  const value = found?.text === undefined ? undefined : record[found.text];
  return found && typeof value === 'string' ? { label: found.label, value } : undefined;
}

/** Explains why a search found a record if none of the visible fields contains the text. */
export function searchMatch(
  { filters }: ResolvedList,
  { q }: ListFilter,
  record: ApiRecord,
  shown: readonly string[],
): SearchMatch | undefined {
  // Rows without a search do not depend on the filters.
  if (typeof q !== 'string') return undefined;
  const search = filters.find(({ type }) => type === 'search');
  if (search?.type !== 'search') return undefined;
  const words = q.trim().toLowerCase().split(/\s+/);
  const visible = search.fields.filter(({ column }) => shown.includes(column));
  const unexplained = words.filter((word) => !visible.some((field) => holds(record, field, word)));
  const found = search.fields.find((field) => unexplained.some((word) => holds(record, field, word)));
  if (found !== undefined) return { label: found.label, value: String(record[found.field]) };
  const isFoundExactly = AMOUNT.test(q.trim()) || q.trim() === record.id;
  return unexplained.length > 0 && !isFoundExactly ? followedMatch(search.follow, record) : undefined;
}
