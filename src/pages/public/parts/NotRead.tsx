import { Button, type Words } from '#runtime/index.ts';
import { FormFault } from './FormFault.tsx';
import styles from './public.module.css';
import type { Sending } from './useSending.ts';

interface NotReadProps {
  readonly words: Words;
  /** What the screen is called. */
  readonly title: string;
  readonly loading: Sending;
  readonly onRetry: () => void;
}

/** What a screen shows is on its way; or it has not come, why, and another try. */
export function NotRead({ words, title, loading, onRetry }: NotReadProps) {
  const problem = loading.problemBeside([]);
  if (problem === undefined) return <p aria-busy="true">{words('access.loading')}</p>;
  return (
    <div className={styles.form}>
      <h1 className={styles.title}>{title}</h1>
      <FormFault words={words} problem={problem} wait={loading.wait} />
      <Button kind="primary" aria-disabled={loading.wait > 0} onClick={onRetry}>
        {words('shell.retry')}
      </Button>
    </div>
  );
}
