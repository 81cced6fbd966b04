import { textOf } from '#contract/columns/textOf.ts';
import type { CellProps } from './CellProps.ts';
import { useColumnReader } from './useColumnReader.ts';

/** Returns a value's text in the user's language; `undefined` if it has none. */
export function useText({ column, record }: CellProps): string | undefined {
  return textOf(column, record, useColumnReader());
}
