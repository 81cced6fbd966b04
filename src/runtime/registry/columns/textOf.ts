import type { CellProps } from './CellProps.ts';

/** A field's value as text; `undefined` where there is none. */
export function textOf({ column, record }: CellProps): string | undefined {
  const value = record[column.field];
  if (value === null || value === undefined || value === '') return undefined;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
