import type { ResolvedResource } from '#contract/generated/api.ts';
import type { ApiRecord } from '../providers/ApiRecord.ts';

/** What a record is called: its title field as it came, or its id. */
export function recordName(record: ApiRecord, { detail }: ResolvedResource): string {
  const title = detail?.title && record[detail.title.field];
  return typeof title === 'string' && title !== '' ? title : record.id;
}
