import type { Boot } from '#contract/generated/api.ts';
import { errorWords } from '../ground/language/errorWords.ts';
import type { Words } from '../ground/language/publicWords.ts';
import { signOut } from '../ground/session/signOut.ts';
import { BrandLogo } from '../parts/BrandLogo.tsx';
import { Button } from '../parts/Button.tsx';
import { Message } from '../parts/Message.tsx';
import styles from './StartFailure.module.css';

interface StartFailureProps {
  readonly brand: Boot['brand'];
  readonly error: unknown;
  readonly words: Words;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** The console could not be fetched: nothing is known but the words that the page came with. */
export function StartFailure({ brand, error, words, isRetrying, onRetry }: StartFailureProps) {
  return (
    <main className={styles.failure} data-screen="error">
      <BrandLogo brand={brand} />
      <Message icon="alert" level={1} role="alert" title={words('shell.error.title')} text={errorWords(error, words)}>
        <Button aria-disabled={isRetrying} onClick={onRetry}>
          {words('shell.retry')}
        </Button>
        <Button onClick={() => void signOut()}>{words('shell.sign_out')}</Button>
      </Message>
    </main>
  );
}
