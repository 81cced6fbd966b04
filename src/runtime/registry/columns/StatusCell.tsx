import { useTranslate } from 'react-admin';
import { Chip } from '../../parts/Chip.tsx';
import type { CellProps } from './CellProps.ts';
import { EmptyValue } from './EmptyValue.tsx';
import { textOf } from './textOf.ts';

/** A state by word and tone; one that nobody declared is neutral and shown as it came. */
export function StatusCell(props: CellProps) {
  const translate = useTranslate();
  const { column } = props;
  const code = textOf(props);
  if (code === undefined) return <EmptyValue />;
  const known = column.values?.find(({ value }) => value === code);
  const tone = known && column.tones?.[code];
  return <Chip tone={tone ?? 'neutral'}>{known ? translate(known.label) : code}</Chip>;
}
