import type { ResolvedColumn, ResolvedDetail } from '#contract/generated/api.ts';

/** The field whose cell holds the link to the record: its title where that is a column, else the first column. */
export function linkColumn(columns: readonly ResolvedColumn[], detail: ResolvedDetail | undefined): string | undefined {
  if (detail === undefined) return undefined;
  const title = columns.find(({ field }) => field === detail.title?.field);
  return (title ?? columns[0])?.field;
}
