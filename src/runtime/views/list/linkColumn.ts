import type { ResolvedColumn, ResolvedDetail } from '#contract/generated/api.ts';

/**
 * The field whose cell holds the link of the row: the record's title where that is a column, else the first column. A row
 * that leads to another record has it in that record's column, which is a link of its own.
 */
export function linkColumn(
  columns: readonly ResolvedColumn[],
  detail: ResolvedDetail | undefined,
  link?: string,
): string | undefined {
  if (detail === undefined || link !== undefined) return undefined;
  const title = columns.find(({ field }) => field === detail.title?.field);
  return (title ?? columns[0])?.field;
}
