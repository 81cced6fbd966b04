import type { CellProps } from './CellProps.ts';
import { CopyableText } from './CopyableText.tsx';
import { EmptyValue } from './EmptyValue.tsx';
import { textOf } from './textOf.ts';

/** An e-mail address, which can be written to. */
export function EmailCell(props: CellProps) {
  const address = textOf(props);
  if (address === undefined) return <EmptyValue />;
  return (
    <CopyableText column={props.column} value={address}>
      <a href={`mailto:${address}`}>{address}</a>
    </CopyableText>
  );
}
