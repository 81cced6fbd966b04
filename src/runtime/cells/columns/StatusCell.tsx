import { Chip } from '../../parts/marks/Chip.tsx';
import type { CellProps } from './value/CellProps.ts';
import { EmptyValue } from './value/EmptyValue.tsx';
import { rawOf } from './value/rawOf.ts';
import { useText } from './value/useText.ts';

/** A status by label and tone; an undeclared one is neutral and shown unchanged. */
export function StatusCell(props: CellProps) {
  const { column } = props;
  const code = rawOf(props);
  const text = useText(props);
  if (code === undefined || text === undefined) return <EmptyValue column={column} />;
  const isKnown = column.values?.some(({ value }) => value === code);
  const tone = isKnown && column.tones && Object.hasOwn(column.tones, code) ? column.tones[code] : undefined;
  return <Chip tone={tone ?? 'neutral'}>{text}</Chip>;
}
