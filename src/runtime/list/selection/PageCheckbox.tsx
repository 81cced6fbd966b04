import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import styles from './RowCheckbox.module.css';
import type { RowSelection } from './useSelection.ts';

/** Selects the rows of the page. */
export function PageCheckbox({ selection: { page, togglePage } }: { readonly selection: RowSelection }) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = page === 'some';
  }, [page]);
  return (
    <label className={styles.box}>
      <input
        ref={input}
        type="checkbox"
        aria-label={translate('selection.page')}
        checked={page === 'all'}
        onChange={togglePage}
      />
    </label>
  );
}
