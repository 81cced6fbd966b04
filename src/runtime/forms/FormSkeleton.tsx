import styles from '../parts/fields/forms.module.css';
import { Skeleton } from '../parts/loading/Skeleton.tsx';

/** Bars in the place of the fields of a form that is loading. */
export function FormSkeleton() {
  return (
    <div className={styles.form} aria-busy="true">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} width="100%" height={60} />
      ))}
    </div>
  );
}
