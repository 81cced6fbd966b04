import type { CellProps } from './CellProps.ts';
import { EmptyValue } from './EmptyValue.tsx';
import { rawOf } from './rawOf.ts';
import { useText } from './useText.ts';

/** A day or a time in the user's time zone. */
export function DateCell(props: CellProps) {
  const instant = rawOf(props);
  const text = useText(props);
  if (instant === undefined) return <EmptyValue column={props.column} />;
  return <time dateTime={instant}>{text}</time>;
}
