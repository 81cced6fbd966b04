import type { CellProps } from './CellProps.ts';
import { CopyableText } from './CopyableText.tsx';
import { EmptyValue } from './EmptyValue.tsx';
import { rawOf } from './rawOf.ts';

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
