import { clockTime } from '#contract/dates/clockTime.ts';
import { IconShape, PUBLIC_ICON_PATHS, type Words } from '#runtime/index.ts';
import styles from './public.module.css';

interface FormErrorProps {
  readonly words: Words;
  /** What is wrong, in words; `undefined`: nothing is. */
  readonly problem: string | undefined;
  /** Seconds until the next try. */
  readonly wait: number;
}

/** What is wrong with a form as a whole, told to screen readers when it comes, and how long to wait. */
export function FormError({ words, problem, wait }: FormErrorProps) {
  return (
    <div role="alert">
      {problem !== undefined && (
        <p className={styles.notice} data-tone="critical">
          <IconShape path={PUBLIC_ICON_PATHS.alert} />
          <span>{problem}</span>
        </p>
      )}
      {wait > 0 && (
        <p className={styles.wait} aria-live="off">
          {words('sign_in.wait', { time: clockTime(wait) })}
        </p>
      )}
    </div>
  );
}
