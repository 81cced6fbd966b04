import { Chip } from '../../parts/Chip.tsx';
import type { CellProps } from './CellProps.ts';
import { EmptyValue } from './EmptyValue.tsx';
import { rawOf } from './rawOf.ts';
import { useColumnReader } from './useColumnReader.ts';

/** A country by its name; one without a name in the words is shown by its code. */
export function CountryCell(props: CellProps) {
  const { words } = useColumnReader();
  const code = rawOf(props);
  if (code === undefined) return <EmptyValue column={props.column} />;
  return words(`countries.${code}`) ?? <Chip tone="neutral">{code}</Chip>;
}
