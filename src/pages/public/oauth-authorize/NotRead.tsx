import { Button, type Words } from '#runtime/index.ts';
import { FormFault } from '../parts/FormFault.tsx';
import styles from '../parts/public.module.css';
import type { Sending } from '../parts/useSending.ts';

interface NotReadProps {
  readonly words: Words;
  readonly loading: Sending;
  readonly onRetry: () => void;
}

/** What an application asks for is on its way; or it has not come, why, and another try. */
export function NotRead({ words, loading, onRetry }: NotReadProps) {
  const problem = loading.problemBeside([]);
  if (problem === undefined) return <p aria-busy="true">{words('access.loading')}</p>;
  return (
    <div className={styles.form}>
      <h1 className={styles.title}>{words('access.oauth_authorize.title')}</h1>
      <FormFault words={words} problem={problem} wait={loading.wait} />
      <Button kind="primary" aria-disabled={loading.wait > 0} onClick={onRetry}>
        {words('shell.retry')}
      </Button>
    </div>
  );
}
