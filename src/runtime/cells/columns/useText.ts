import { textOf } from '#contract/columns/textOf.ts';
import type { CellProps } from './CellProps.ts';
import { useColumnReader } from './useColumnReader.ts';

/** A value's text as this person reads it; `undefined` where there is none. */
export function useText({ column, record }: CellProps): string | undefined {
  return textOf(column, record, useColumnReader());
}
