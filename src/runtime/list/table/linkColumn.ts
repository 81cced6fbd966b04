import type { ResolvedColumn, ResolvedResource } from '#contract/generated/api.ts';

/**
 * Returns the field whose cell holds the link of a row: the record's title if that is a column, else the first column.
 */
export function linkColumn(columns: readonly ResolvedColumn[], { detail, list }: ResolvedResource): string | undefined {
  if (list.link === 'none' || (list.link === undefined && detail === undefined)) return undefined;
  const title = columns.find(({ field }) => field === detail?.title?.field);
  return (title ?? columns[0])?.field;
}
