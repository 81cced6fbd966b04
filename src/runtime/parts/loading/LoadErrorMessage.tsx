import { useTranslate } from 'react-admin';
import { useNewerBuild } from '../../core/useNewerBuild.ts';
import { Button } from '../buttons/Button.tsx';
import styles from './LoadErrorMessage.module.css';

/**
 * The message that a part of the console could not be loaded. A reload fetches it, or the newer build; the address
 * keeps the rest.
 */
export function LoadErrorMessage({ floats }: { readonly floats: boolean }) {
  const translate = useTranslate();
  const isOld = useNewerBuild();
  return (
    <div className={styles.error} role="alert" data-floats={floats}>
      <p>{translate(isOld ? 'shell.newer_build' : 'errors.network')}</p>
      <Button onClick={() => location.reload()}>{translate('shell.reload')}</Button>
    </div>
  );
}
