import { useTranslate } from 'react-admin';
import { errorWords } from '../../language/errorWords.ts';
import { Button } from '../../parts/Button.tsx';
import { RequestError } from '../../session/RequestError.ts';
import styles from './DetailScreen.module.css';

/** Codes after which the screen no longer shows how things stand. */
const OUTDATED = new Set(['CONTEXT_CHANGED_ERROR', 'ACTION_NOT_AVAILABLE_ERROR']);

/** Why an action was not done; where the screen is out of date, a way to bring it up to date. */
export function ActionProblem({ error }: { readonly error: Error }) {
  const translate = useTranslate();
  const isOutdated = error instanceof RequestError && OUTDATED.has(error.code);
  return (
    <div className={styles.problem}>
      <p>{errorWords(error, translate)}</p>
      {isOutdated && <Button onClick={() => location.reload()}>{translate('shell.reload')}</Button>}
    </div>
  );
}
