import { Button, type Words } from '#runtime/index.ts';
import { FormError } from './FormError.tsx';
import styles from './public.module.css';
import type { Submission } from './useSubmission.ts';

interface LoadStatusProps {
  readonly words: Words;
  /** The screen's title. */
  readonly title: string;
  readonly loading: Submission;
  readonly onRetry: () => void;
}

/** A screen that is loading; or its error, with a retry. */
export function LoadStatus({ words, title, loading, onRetry }: LoadStatusProps) {
  const error = loading.formError([]);
  if (error === undefined) return <p aria-busy="true">{words('access.loading')}</p>;
  return (
    <div className={styles.form}>
      <h1 className={styles.title}>{title}</h1>
      <FormError words={words} error={error} wait={loading.wait} />
      <Button kind="primary" aria-disabled={loading.wait > 0} onClick={onRetry}>
        {words('shell.retry')}
      </Button>
    </div>
  );
}
