import { Icon } from '../icons/Icon.tsx';
import styles from './StepMark.module.css';

/** The mark before a step: a check in a disc once it is done, until then a ring. What it says is in the text beside it. */
export function StepMark({ isDone }: { readonly isDone: boolean }) {
  return (
    <span className={styles.mark} data-done={isDone}>
      {isDone && <Icon name="check" size={16} />}
    </span>
  );
}
