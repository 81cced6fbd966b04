import type { ResolvedColumn } from '#contract/generated/api.ts';
import { Skeleton } from '../../parts/Skeleton.tsx';
import { COLUMNS } from '../../registry/columns.ts';

/** More rows than this do not fit on a screen. */
const MOST_ROWS = 12;

interface SkeletonRowsProps {
  readonly columns: readonly ResolvedColumn[];
  readonly count: number;
}

/** Rows that are not here yet, in the layout they will have. */
export function SkeletonRows({ columns, count }: SkeletonRowsProps) {
  return Array.from({ length: Math.min(count, MOST_ROWS) }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike.
    <tr key={index}>
      {columns.map(({ field, type }) => (
        <td key={field} data-align={COLUMNS[type].align}>
          <Skeleton width={`${COLUMNS[type].skeleton}px`} />
        </td>
      ))}
    </tr>
  ));
}
