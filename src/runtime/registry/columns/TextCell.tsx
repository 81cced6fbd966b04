import type { CellProps } from './CellProps.ts';
import { CopyableText } from './CopyableText.tsx';
import { EmptyValue } from './EmptyValue.tsx';
import { useText } from './useText.ts';

/** Plain text. */
export function TextCell(props: CellProps) {
  const text = useText(props);
  if (text === undefined) return <EmptyValue column={props.column} />;
  return <CopyableText column={props.column} value={text} />;
}
