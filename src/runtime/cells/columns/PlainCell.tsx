import type { CellProps } from './value/CellProps.ts';
import cells from './value/cells.module.css';
import { EmptyValue } from './value/EmptyValue.tsx';
import { useText } from './value/useText.ts';

/** A value as plain text: figures, yes or no, kinds of record. */
export function PlainCell(props: CellProps) {
  const text = useText(props);
  return text === undefined ? <EmptyValue column={props.column} /> : <span className={cells.text}>{text}</span>;
}
