import { Chip } from '../../parts/Chip.tsx';
import type { CellProps } from './CellProps.ts';
import { EmptyValue } from './EmptyValue.tsx';
import { rawOf } from './rawOf.ts';
import { useText } from './useText.ts';

/** A value by its label; one that nobody declared is shown as it came. */
export function EnumCell(props: CellProps) {
  const code = rawOf(props);
  const text = useText(props);
  if (code === undefined || text === undefined) return <EmptyValue column={props.column} />;
  const isKnown = props.column.values?.some(({ value }) => value === code);
  return isKnown ? text : <Chip tone="neutral">{text}</Chip>;
}
