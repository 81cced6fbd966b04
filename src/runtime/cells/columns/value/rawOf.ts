import { rawText } from '#contract/columns/rawText.ts';
import type { CellProps } from './CellProps.ts';

/** Returns a field's value as text, unchanged; `undefined` if it has none. */
export function rawOf({ column, record }: CellProps): string | undefined {
  return rawText(record[column.field]);
}
