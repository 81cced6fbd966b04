import type { ColumnReader } from '#contract/columns/ColumnReader.ts';
import { textOf } from '#contract/columns/textOf.ts';
import type { ResolvedResource } from '#contract/generated/api.ts';
import type { ApiRecord } from './providers/ApiRecord.ts';

/** What a record is called: its title as the person reads it, without a detail screen that of its card, or its id. */
export function recordName(record: ApiRecord, { detail, list }: ResolvedResource, reader: ColumnReader): string {
  const title = detail?.title ?? list.columns.find(({ field }) => field === list.card?.title);
  return (title && textOf(title, record, reader)) || record.id;
}
