import type { ColumnType } from '#contract/generated/api.ts';
import { kindOf } from '../parts/boundary/kindOf.ts';
import type { CellProps } from './columns/value/CellProps.ts';
import { COLUMNS, type ColumnKind } from './columns.ts';

function UnknownCell({ column }: CellProps): never {
  throw new Error(`There is no type of column "${column.type}".`);
}

/** Fallback for column types that this client does not know: an error is shown in their place. */
const UNKNOWN: ColumnKind = { Cell: UnknownCell, align: 'start', skeleton: 88, width: 144 };

/** Returns how a type of column is rendered. */
export function columnKind(type: ColumnType): ColumnKind {
  return kindOf(COLUMNS, type) ?? UNKNOWN;
}
