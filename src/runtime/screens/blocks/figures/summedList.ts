import type { RecordCondition } from '#contract/generated/api.ts';
import { useConsole } from '../../../console/ConsoleContext.ts';

/** The days of a figure, YYYY-MM-DD, both inclusive. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/** The address of a list, filtered to the records that a figure sums: those whose field is in these days. */
export function summedListPath(path: string, where: RecordCondition, { from, to }: Days, field = 'created'): string {
  const filter = JSON.stringify({ ...where, [`${field}_gte`]: from, [`${field}_lte`]: to });
  return `${path}?${new URLSearchParams({ filter })}`;
}

/** The path of a resource's list; `undefined` without a list of its own. */
export function useListPath(resource: string | undefined): string | undefined {
  const { resources } = useConsole().console;
  return resource === undefined ? undefined : resources[resource]?.path;
}
