import type { CellProps } from './CellProps.ts';
import styles from './cells.module.css';
import { EmptyValue } from './EmptyValue.tsx';

/** Structured data in its original form. */
export function JsonCell({ column, record }: CellProps) {
  const value = record[column.field];
  if (value === null || value === undefined) return <EmptyValue column={column} />;
  return <pre className={styles.json}>{JSON.stringify(value, null, 2)}</pre>;
}
