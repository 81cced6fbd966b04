import type { ResolvedColumn } from '#contract/generated/api.ts';
import { alignOf } from '../../cells/alignOf.ts';
import { columnKind } from '../../cells/columnKind.ts';
import { Skeleton } from '../../parts/loading/Skeleton.tsx';

/** More rows than this do not fit on a screen. */
const MOST_ROWS = 12;

interface SkeletonRowsProps {
  readonly columns: readonly ResolvedColumn[];
  readonly count: number;
  /** The rows begin with a checkbox. */
  readonly selectable?: boolean;
}

/** Placeholder rows in the layout of the rows that are loading. */
export function SkeletonRows({ columns, count, selectable = false }: SkeletonRowsProps) {
  return Array.from({ length: Math.min(count, MOST_ROWS) }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike.
    <tr key={index}>
      {selectable && <td />}
      {columns.map((column) => (
        <td key={column.field} data-align={alignOf(column)}>
          <Skeleton width={`${columnKind(column.type).skeleton}px`} />
        </td>
      ))}
    </tr>
  ));
}
