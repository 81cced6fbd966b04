import { useTranslate } from 'react-admin';
import type { CellProps } from './CellProps.ts';
import styles from './cells.module.css';

/** Placeholder for a missing value: the column's own text, or a dash. */
export function EmptyValue({ column }: Pick<CellProps, 'column'>) {
  const translate = useTranslate();
  if (column.empty !== undefined) return <span className={styles.empty}>{translate(column.empty)}</span>;
  return (
    <span className={styles.empty}>
      <span aria-hidden="true">–</span>
      <span className="unseen">{translate('detail.empty_value')}</span>
    </span>
  );
}
