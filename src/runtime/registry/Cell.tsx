import type { CellProps } from './columns/CellProps.ts';
import { COLUMNS } from './columns.ts';

/** A value, drawn as its type is. */
export function Cell(props: CellProps) {
  const { Cell: TypedCell } = COLUMNS[props.column.type];
  return <TypedCell {...props} />;
}
