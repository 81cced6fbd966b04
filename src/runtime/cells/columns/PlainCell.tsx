import type { CellProps } from './CellProps.ts';
import cells from './cells.module.css';
import { EmptyValue } from './EmptyValue.tsx';
import { useText } from './useText.ts';

/** A value as plain text: figures, yes or no, kinds of record. */
export function PlainCell(props: CellProps) {
  const text = useText(props);
  return text === undefined ? <EmptyValue column={props.column} /> : <span className={cells.text}>{text}</span>;
}
