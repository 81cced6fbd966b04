import type { CellProps } from './CellProps.ts';
import { CopyableText } from './CopyableText.tsx';
import { EmptyValue } from './EmptyValue.tsx';
import { textOf } from './textOf.ts';

/** Plain text. */
export function TextCell(props: CellProps) {
  const text = textOf(props);
  return text === undefined ? <EmptyValue /> : <CopyableText column={props.column} value={text} />;
}
