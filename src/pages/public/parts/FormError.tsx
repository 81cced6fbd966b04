import { clockTime } from '#contract/dates/clockTime.ts';
import { IconShape, PUBLIC_ICON_PATHS, type Words } from '#runtime/index.ts';
import styles from './public.module.css';

interface FormErrorProps {
  readonly words: Words;
  /** The error text; `undefined` if there is no error. */
  readonly error: string | undefined;
  /** Seconds until the next attempt. */
  readonly wait: number;
}

/** The error of a form as a whole, announced to screen readers, and the time to wait. */
export function FormError({ words, error, wait }: FormErrorProps) {
  return (
    <div role="alert">
      {error !== undefined && (
        <p className={styles.notice} data-tone="critical">
          <IconShape path={PUBLIC_ICON_PATHS.alert} />
          <span>{error}</span>
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
