import { useTranslate } from 'react-admin';
import styles from './filters.module.css';

/** The help text of a filter, above its control. */
export function FilterHelp({ filter }: { readonly filter: { readonly help?: string } }) {
  const translate = useTranslate();
  return filter.help === undefined ? null : <p className={styles.help}>{translate(filter.help)}</p>;
}
