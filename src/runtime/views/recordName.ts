import type { ResolvedResource } from '#contract/generated/api.ts';
import type { ApiRecord } from '../providers/ApiRecord.ts';

/** What a record is called: its title field as people read it, or its id. */
export function recordName(
  record: ApiRecord,
  { detail }: ResolvedResource,
  translate: (key: string, options?: { readonly _: string }) => string,
): string {
  const title = detail?.title;
  const value = title && record[title.field];
  if (typeof value !== 'string' || value === '') return record.id;
  if (title?.type === 'country') return translate(`countries.${value}`, { _: value });
  const known = title?.values?.find((item) => item.value === value);
  return known === undefined ? value : translate(known.label);
}
