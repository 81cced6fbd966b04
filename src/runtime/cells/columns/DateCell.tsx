import type { CellProps } from './value/CellProps.ts';
import { EmptyValue } from './value/EmptyValue.tsx';
import { rawOf } from './value/rawOf.ts';
import { useText } from './value/useText.ts';

/** A day or a time in the user's time zone. */
export function DateCell(props: CellProps) {
  const instant = rawOf(props);
  const text = useText(props);
  if (instant === undefined) return <EmptyValue column={props.column} />;
  return <time dateTime={instant}>{text}</time>;
}
