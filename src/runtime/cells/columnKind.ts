import type { ColumnType } from '#contract/generated/api.ts';
import { kindOf } from '../parts/boundary/kindOf.ts';
import type { CellProps } from './columns/CellProps.ts';
import { COLUMNS, type ColumnKind } from './columns.ts';

function UnknownCell({ column }: CellProps): never {
  throw new Error(`There is no type of column "${column.type}".`);
}

/** How values are drawn whose type only a newer server knows: not, and it is said in their place. */
const UNKNOWN: ColumnKind = { Cell: UnknownCell, align: 'start', skeleton: 88, width: 144 };

/** How a type of column is drawn. */
export function columnKind(type: ColumnType): ColumnKind {
  return kindOf(COLUMNS, type) ?? UNKNOWN;
}
