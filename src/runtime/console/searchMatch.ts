import type { ResolvedFollow, ResolvedList, ResolvedSearchedField } from '#contract/generated/api.ts';
import type { ListFilter } from '../core/listState/listFilter.ts';
import type { ApiRecord } from './providers/ApiRecord.ts';

/** A field that a search found a record by. */
export interface SearchMatch {
  readonly label: string;
  readonly value: string;
}

/** What a search may have recognised as an amount or as the end of a number. */
const AMOUNT = /^(?:rp|idr|php|usd|sgd|[₱$])?[\d.,+\-\s]*$/i;

function holds(record: ApiRecord, { field }: ResolvedSearchedField, word: string): boolean {
  return String(record[field] ?? '')
    .toLowerCase()
    .includes(word);
}

/** The record that this one refers to, where only that can hold the words: its own fields are in another list. */
function followedMatch(follow: readonly ResolvedFollow[] = [], record: ApiRecord): SearchMatch | undefined {
  const found = follow.find(({ column }) => record[column] != null);
  const value = found?.text === undefined ? undefined : record[found.text];
  return found && typeof value === 'string' ? { label: found.label, value } : undefined;
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
  if (found !== undefined) return { label: found.label, value: String(record[found.field]) };
  const isFoundExactly = AMOUNT.test(q.trim()) || q.trim() === record.id;
  return unexplained.length > 0 && !isFoundExactly ? followedMatch(search.follow, record) : undefined;
}
