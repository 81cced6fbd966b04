import type { ColumnReader } from '#contract/columns/ColumnReader.ts';
import { textOf } from '#contract/columns/textOf.ts';
import type { ResolvedResource } from '#contract/generated/api.ts';
import type { ApiRecord } from './providers/ApiRecord.ts';

/**
 * Returns the name of a record: its title as the user reads it, the title of its card if it has no detail screen, or
 * its id.
 */
export function recordName(record: ApiRecord, { detail, list }: ResolvedResource, reader: ColumnReader): string {
  const title = detail?.title ?? list.columns.find(({ field }) => field === list.card?.title);
  return (title && textOf(title, record, reader)) || record.id;
}
