import type { CellProps } from './value/CellProps.ts';
import styles from './value/cells.module.css';
import { EmptyValue } from './value/EmptyValue.tsx';

/** Structured data in its original form. */
export function JsonCell({ column, record }: CellProps) {
  const value = record[column.field];
  if (value === null || value === undefined) return <EmptyValue column={column} />;
  return <pre className={styles.json}>{JSON.stringify(value, null, 2)}</pre>;
}
