import { rawText } from '#contract/columns/rawText.ts';
import type { CellProps } from './CellProps.ts';

/** A field's value as it came, as text; `undefined` where there is none. */
export function rawOf({ column, record }: CellProps): string | undefined {
  return rawText(record[column.field]);
}
