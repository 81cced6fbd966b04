import { useDescribeError } from '../../console/useDescribeError.ts';
import { Remedy } from '../../parts/messages/Remedy.tsx';
import styles from './ActionErrorMessage.module.css';

/** Why an action did not run, and the remedy; the dialog's own button retries. */
export function ActionErrorMessage({ error }: { readonly error: unknown }) {
  const { text, remedy } = useDescribeError()(error);
  return (
    <div className={styles.error}>
      <p>{text}</p>
      {remedy !== 'retry' && <Remedy remedy={remedy} />}
    </div>
  );
}
