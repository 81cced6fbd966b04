import type { BreakdownRow, RecordCondition, ResolvedBreakdownBlock } from '#contract/generated/api.ts';

/** The days of a figure, YYYY-MM-DD, both inclusive. */
export interface FigureDays {
  readonly from: string;
  readonly to: string;
}

/** The address of a list, filtered to the records that a figure sums: those whose field is in these days. */
export function summedListPath(
  path: string,
  where: RecordCondition,
  { from, to }: FigureDays,
  field = 'created',
): string {
  const filter = JSON.stringify({ ...where, [`${field}_gte`]: from, [`${field}_lte`]: to });
  return `${path}?${new URLSearchParams({ filter })}`;
}

/** The addresses of the lists that the figures of a breakdown's row lead to. Rule home.breakdown. */
export interface BreakdownPaths {
  readonly succeeded: string;
  readonly failed: string;
  readonly reason: (value: string) => string;
}

/** Returns where the figures of a row lead; `path` is that of the list. */
export function breakdownPaths(
  path: string,
  { where, by, succeeded, failed, reason }: ResolvedBreakdownBlock,
  { value }: Pick<BreakdownRow, 'value'>,
  days: FigureDays,
): BreakdownPaths {
  const these = { ...where, [by]: [value] };
  return {
    succeeded: summedListPath(path, { ...these, status: succeeded }, days),
    failed: summedListPath(path, { ...these, status: failed }, days),
    reason: (why) => summedListPath(path, { ...these, status: failed, ...(reason && { [reason]: [why] }) }, days),
  };
}
