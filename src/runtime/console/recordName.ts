import type { ColumnReader } from '#contract/columns/ColumnReader.ts';
import { textOf } from '#contract/columns/textOf.ts';
import type { ResolvedColumn, ResolvedResource } from '#contract/generated/api.ts';
import type { ApiRecord } from './providers/ApiRecord.ts';

/**
 * Returns the name of a record: its title as the user reads it, the title of its card if it has no detail screen, or
 * its id.
 */
export function recordName(record: ApiRecord, { detail, list }: ResolvedResource, reader: ColumnReader): string {
  const title = detail?.title ?? list.columns.find(({ field }) => field === list.card?.title);
  return (title && textOf(title, record, reader)) || record.id;
}

/** Types of column whose text distinguishes records of the same name. */
const DISTINGUISHING: readonly ResolvedColumn['type'][] = ['email', 'phone', 'text', 'masked-card', 'channel'];

/** Returns what distinguishes a record from another of its name: the first such column of its list that has a value. */
export function recordDetail(
  record: ApiRecord,
  { detail, list }: ResolvedResource,
  reader: ColumnReader,
): string | undefined {
  const named = detail?.title?.field ?? list.card?.title;
  const columns = list.columns.filter(({ field, type }) => field !== named && DISTINGUISHING.includes(type));
  for (const column of columns) {
    const text = textOf(column, record, reader);
    if (text !== undefined && text !== '') return text;
  }
  return undefined;
}
