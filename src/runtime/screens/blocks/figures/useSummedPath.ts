import type { RecordCondition } from '#contract/generated/api.ts';
import { type FigureDays, summedListPath } from './summedListPath.ts';
import { useListPath } from './useListPath.ts';

/** The list that adds up to the figures of a block. */
interface SummedList {
  readonly resource: string;
  readonly where: RecordCondition;
}

/** Returns the address of the list that adds up to a figure of some days; `undefined` without such a list. */
export function useSummedPath(summed: SummedList | undefined): ((days: FigureDays) => string) | undefined {
  const path = useListPath(summed?.resource);
  if (path === undefined || summed === undefined) return undefined;
  return (days) => summedListPath(path, summed.where, days);
}
