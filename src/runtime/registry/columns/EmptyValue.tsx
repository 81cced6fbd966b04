import { useTranslate } from 'react-admin';
import styles from './cells.module.css';

/** Where there is no value. */
export function EmptyValue() {
  const translate = useTranslate();
  return (
    <span className={styles.empty}>
      <span aria-hidden="true">–</span>
      <span className={styles.hidden}>{translate('detail.empty_value')}</span>
    </span>
  );
}
