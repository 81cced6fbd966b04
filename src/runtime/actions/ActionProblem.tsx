import { useFailure } from '../console/useFailure.ts';
import { Remedy } from '../parts/Remedy.tsx';
import styles from './ActionProblem.module.css';

/** Why an action was not done, and what can be done about it; trying again is the dialog's own button. */
export function ActionProblem({ error }: { readonly error: unknown }) {
  const { text, remedy } = useFailure()(error);
  return (
    <div className={styles.problem}>
      <p>{text}</p>
      {remedy !== 'retry' && <Remedy remedy={remedy} />}
    </div>
  );
}
