import type { Boot } from '#contract/generated/api.ts';
import { errorWords } from '../core/language/errorWords.ts';
import type { Words } from '../core/language/publicWords.ts';
import { signOut } from '../core/session/signOut.ts';
import { Button } from '../parts/buttons/Button.tsx';
import { BrandLogo } from '../parts/marks/BrandLogo.tsx';
import { Message } from '../parts/messages/Message.tsx';
import styles from './StartErrorScreen.module.css';

interface StartErrorScreenProps {
  readonly brand: Boot['brand'];
  readonly error: unknown;
  readonly words: Words;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Shown if the console could not be loaded: only the messages of the page itself are available. */
export function StartErrorScreen({ brand, error, words, isRetrying, onRetry }: StartErrorScreenProps) {
  return (
    <main className={styles.error} data-screen="error">
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
