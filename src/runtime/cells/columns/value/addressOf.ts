import type { CellProps } from './CellProps.ts';
import { rawOf } from './rawOf.ts';

/** Returns the address of a field that holds the end of one, where this page is; of other fields the value unchanged. */
export function addressOf(props: CellProps): string | undefined {
  const text = rawOf(props);
  const { path } = props.column;
  return text === undefined || path === undefined ? text : `${location.origin}${path}${encodeURIComponent(text)}`;
}
