import type { CellProps } from './CellProps.ts';
import { CopyableText } from './CopyableText.tsx';
import { EmptyValue } from './EmptyValue.tsx';
import { textOf } from './textOf.ts';

/** A phone number in international form, which can be called. */
export function PhoneCell(props: CellProps) {
  const number = textOf(props);
  if (number === undefined) return <EmptyValue />;
  return (
    <CopyableText column={props.column} value={number}>
      <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>{number}</a>
    </CopyableText>
  );
}
