import { Skeleton } from '../parts/Skeleton.tsx';
import styles from './ShellSkeleton.module.css';

/** The frame before anything is known of the person: the lines of the final layout, and nothing that could be wrong. */
export function ShellSkeleton() {
  return (
    <div className={styles.frame} aria-busy="true">
      <div className={styles.side}>
        <Skeleton lines={7} height={38} />
      </div>
      <div className={styles.header} />
      <div className={styles.content}>
        <Skeleton width="160px" height={32} />
        <Skeleton lines={8} height={48} />
      </div>
    </div>
  );
}
