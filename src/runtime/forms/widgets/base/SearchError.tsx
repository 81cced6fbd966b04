import { useTranslate } from 'react-admin';
import { Button } from '../../../parts/buttons/Button.tsx';
import styles from '../../../parts/fields/forms.module.css';

/** Below a field that searches as the user types: the search did not succeed, with a button that tries again. */
export function SearchError({ onRetry }: { readonly onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <div className={styles.error} role="alert">
      {translate('list.pick_error')}
      <Button kind="plain" onClick={onRetry}>
        {translate('shell.retry')}
      </Button>
    </div>
  );
}
