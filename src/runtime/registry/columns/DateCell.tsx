import { useFormats } from '../../console/useFormats.ts';
import type { CellProps } from './CellProps.ts';
import { EmptyValue } from './EmptyValue.tsx';
import { textOf } from './textOf.ts';

/** A day in the person's zone. */
export function DateCell(props: CellProps) {
  const formats = useFormats();
  const instant = textOf(props);
  if (instant === undefined) return <EmptyValue />;
  return <time dateTime={instant}>{formats.date(instant)}</time>;
}
