import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** Number of bars, one below the other. */
  readonly lines?: number;
  /** Height of a line in pixels; the bar is thinner. */
  readonly height?: number;
  /** Width of the bars, as CSS. */
  readonly width?: string;
}

/** Placeholder bars in the layout of the text that is loading. */
export function Skeleton({ lines = 1, height = 20, width = '100%' }: SkeletonProps) {
  return (
    <span className={styles.lines} aria-hidden="true" data-skeleton="">
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike.
        <span key={index} className={styles.line} style={{ height, width }}>
          <span className={styles.bar} />
        </span>
      ))}
    </span>
  );
}
