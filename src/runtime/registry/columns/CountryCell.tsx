import { useTranslate } from 'react-admin';
import { Chip } from '../../parts/Chip.tsx';
import type { CellProps } from './CellProps.ts';
import { EmptyValue } from './EmptyValue.tsx';
import { textOf } from './textOf.ts';

/** A country by its name; one without a name in the words is shown by its code. */
export function CountryCell(props: CellProps) {
  const translate = useTranslate();
  const code = textOf(props);
  if (code === undefined) return <EmptyValue />;
  const name = translate(`countries.${code}`, { _: '' });
  return name === '' ? <Chip tone="neutral">{code}</Chip> : name;
}
