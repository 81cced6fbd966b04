import { useTranslate } from 'react-admin';
import { Chip } from '../../parts/Chip.tsx';
import type { CellProps } from './CellProps.ts';
import { EmptyValue } from './EmptyValue.tsx';
import { textOf } from './textOf.ts';

/** A value by its label; one that nobody declared is shown as it came. */
export function EnumCell(props: CellProps) {
  const translate = useTranslate();
  const code = textOf(props);
  if (code === undefined) return <EmptyValue />;
  const known = props.column.values?.find(({ value }) => value === code);
  return known ? translate(known.label) : <Chip tone="neutral">{code}</Chip>;
}
