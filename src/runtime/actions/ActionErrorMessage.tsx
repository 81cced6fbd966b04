import { useDescribeError } from '../console/useDescribeError.ts';
import { Remedy } from '../parts/Remedy.tsx';
import styles from './ActionErrorMessage.module.css';

/** Why an action was not done, and what can be done about it; trying again is the dialog's own button. */
export function ActionErrorMessage({ error }: { readonly error: unknown }) {
  const { text, remedy } = useDescribeError()(error);
  return (
    <div className={styles.problem}>
      <p>{text}</p>
      {remedy !== 'retry' && <Remedy remedy={remedy} />}
    </div>
  );
}
