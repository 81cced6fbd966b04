import type { CellProps } from './value/CellProps.ts';
import { CopyableText } from './value/CopyableText.tsx';
import { EmptyValue } from './value/EmptyValue.tsx';
import { rawOf } from './value/rawOf.ts';

/** A phone number in international form, as a link unless part of it is masked. */
export function PhoneCell(props: CellProps) {
  const { column } = props;
  const number = rawOf(props);
  if (number === undefined) return <EmptyValue column={column} />;
  const digits = number.replace(/[^+\d]/g, '');
  if (column.masked || digits === '') return <CopyableText column={column} value={number} />;
  return (
    <CopyableText column={column} value={number}>
      <a href={`tel:${digits}`}>{number}</a>
    </CopyableText>
  );
}
