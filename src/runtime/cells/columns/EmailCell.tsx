import { BreakableText } from './value/BreakableText.tsx';
import type { CellProps } from './value/CellProps.ts';
import { CopyableText } from './value/CopyableText.tsx';
import { EmptyValue } from './value/EmptyValue.tsx';
import { rawOf } from './value/rawOf.ts';

/** An e-mail address, as a link unless part of it is masked. */
export function EmailCell(props: CellProps) {
  const { column } = props;
  const address = rawOf(props);
  if (address === undefined) return <EmptyValue column={column} />;
  if (column.masked) return <CopyableText column={column} value={address} />;
  return (
    <CopyableText column={column} value={address}>
      <a href={`mailto:${address}`}>
        <BreakableText text={address} />
      </a>
    </CopyableText>
  );
}
